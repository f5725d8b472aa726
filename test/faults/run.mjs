import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { runToItsEnd } from '../load/processes.mjs';
import { say } from '../load/report.mjs';
import { openBackOffice } from './back-office.mjs';
import { FAULTS } from './faults.mjs';
import { rowOf, writeTable } from './report.mjs';
import { openShoppers } from './shoppers.mjs';
import { openDeployment } from './deployment.mjs';
import { countRepeats, findFaults, untilSettled } from './invariants.mjs';

/**
 * `npm run test:faults [-- --only worker-killed,redis-emptied] [--previous HEAD~1] [--write]`: what goes wrong in turn
 * while shoppers and an admin go on, and what is then true. Ends with 1 when anything is lost, doubled or wrong. docs/faults.md
 */
const CALM_MS = 3_000;

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    previous: { type: 'string', default: 'HEAD~1' },
    write: { type: 'boolean', default: false },
  },
});

async function undergo(fault, { deployment, shoppers, backOffice }) {
  const before = {
    errors: shoppers.errors.length,
    purchases: shoppers.purchases.length,
    reads: shoppers.counts.reads,
    repeats: await countRepeats(deployment.mailbox),
  };
  shoppers.open();
  backOffice.open();
  const broke = await Promise.resolve(wait(CALM_MS))
    .then(() => fault.happens(deployment))
    .then(() => wait(CALM_MS))
    .then(() => [])
    .catch((error) => [error.message]);
  await Promise.all([shoppers.close(), backOffice.close()]);
  const settled = await untilSettled(deployment.postgres.url);
  const faults = await findFaults({ deployment, shoppers, backOffice });
  const repeats = (await countRepeats(deployment.mailbox)) - before.repeats;
  const errors = [
    ...shoppers.errors.slice(before.errors),
    ...Array.from({ length: repeats }, () => ({ what: 'mail', problem: 'came once more' })),
  ];
  const unexpected = errors.filter(({ what }) => !(what in fault.mayBeSeen));
  return {
    fault,
    settledSeconds: settled.seconds,
    orders: shoppers.purchases.length - before.purchases,
    reads: shoppers.counts.reads - before.reads,
    errors,
    wrong: [
      ...broke,
      ...settled.left,
      ...faults,
      ...unexpected.map(({ what, problem }) => `${what}: ${problem}`),
    ],
  };
}

async function runAll() {
  const only = asked.only?.split(',');
  const deployment = await openDeployment({ previousRevision: asked.previous });
  const shoppers = await openShoppers({ shopUrl: deployment.shopUrl, goods: deployment.goods });
  const backOffice = openBackOffice({
    shopUrl: deployment.shopUrl,
    errors: shoppers.errors,
    goods: deployment.goods,
  });
  await backOffice.signIn();
  const results = [];
  for (const fault of FAULTS.filter(({ name }) => !only || only.includes(name))) {
    if (fault.needs && !fault.needs(deployment)) {
      say(`left out  ${fault.what}: this machine does not allow it.`);
      continue;
    }
    const result = await undergo(fault, { deployment, shoppers, backOffice });
    results.push(result);
    say(rowOf(result));
    result.wrong.slice(0, 20).forEach((each) => say(`          ${each}`));
  }
  if (asked.write) await writeTable(results);
  const failed = results.filter(({ wrong }) => wrong.length > 0).length;
  say(`\n${results.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await runToItsEnd('faults', runAll);
