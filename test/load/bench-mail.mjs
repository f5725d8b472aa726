import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { summaryOf } from './measure.mjs';
import { compiled } from './orders.mjs';
import { openPlaces } from './places.mjs';
import { runToItsEnd, startHelper, startShop } from './processes.mjs';
import { say } from './report.mjs';

/**
 * `npm run bench:mail [-- --recipients 50000 --kills 2 --failing 5]`: sends a campaign through a relay that
 * fails that many percent of its tries, from a process that is killed on the way. Ends with 1 when a
 * recipient is left out or gets two mails. docs/performance.md
 */
const USUAL = { recipients: '50000', kills: '2', failing: '5', minutes: '20' };
/** The mails that a dying process may be sending: one on each of its connections. */
const CONNECTIONS = 5;
const LOOK_EVERY_MS = 1_000;

function wanted() {
  const options = Object.fromEntries(
    Object.entries(USUAL).map(([name, usual]) => [name, { type: 'string', default: usual }]),
  );
  const { values } = parseArgs({ options });
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
}

/** The sending process; after a kill the next one is started. */
function senders({ environment, shopUrl }) {
  let sender;
  let megabytes = 0;
  const weigh = async () => {
    const status = await readFile(`/proc/${sender.pid}/status`, 'utf8').catch(() => '');
    megabytes = Math.max(megabytes, Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024));
    return megabytes;
  };
  const start = async () => {
    sender = await startShop(join(compiled, 'src/main.js'), environment, shopUrl);
  };
  const killAndStart = async () => {
    await weigh();
    await sender.kill();
    await start();
  };
  return { start, killAndStart, weigh };
}

async function untilDone(studio, sending, { recipients, kills, minutes }) {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  let killed = 0;
  let told = 0;
  for (;;) {
    await studio.ask({ what: 'code' });
    const { status, sentCount, failedCount, waitingCount } = await studio.ask({ what: 'progress' });
    if (seconds() >= told + 20) {
      told = seconds();
      say(`  ${Math.round(told)} s: ${sentCount} sent, ${waitingCount} wait`);
    }
    if (status === 'done' || seconds() > minutes * 60) {
      return { seconds: seconds(), sentCount, failedCount, killed };
    }
    if (killed < kills && sentCount > (recipients * (killed + 1)) / (kills + 1)) {
      killed += 1;
      say(`  ${Math.round(seconds())} s: the sending process is killed`);
      await sending.killAndStart();
    }
    await wait(LOOK_EVERY_MS);
  }
}

function row(name, value) {
  say(`  ${name.padEnd(58)}${String(value).padStart(12)}`);
}

function report({ recipients }, { outcome, tally, codes, megabytes }) {
  const { p50, p95 } = summaryOf(codes, 1);
  say('\nResult');
  row('recipients', recipients);
  row('seconds', Math.round(outcome.seconds));
  row('mails per second', Math.round(outcome.sentCount / outcome.seconds));
  row('tries', tally.tries);
  row('of these failed by the relay', tally.troubles);
  row('sending processes killed', outcome.killed);
  row('recipients with the campaign', tally.recipients);
  row('missing', recipients - tally.recipients);
  row('given up', outcome.failedCount);
  row('doubles, under another Message-ID', tally.doubles);
  row('let in twice under one Message-ID, around a kill', tally.repeats);
  row('most memory of a sending process, MB', megabytes);
  row(`seconds of ${codes.length} codes meanwhile: median / p95`, `${p50.toFixed(1)} / ${p95.toFixed(1)}`);
}

async function bench() {
  const asked = wanted();
  say(`Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0].toFixed(1)}.`);
  const { databaseUrl, environment, shopUrl } = await openPlaces();
  const relay = startHelper('flaky-relay.mjs', { failingShare: asked.failing / 100 });
  const { url } = await relay.started;
  const shop = { ...environment, DATABASE_URL: databaseUrl, SMTP_URL: url, LOG_LEVEL: 'silent' };
  const studio = startHelper('campaign-by-services.mjs', {
    environment: { ...shop, PORT: '0', WORKER: 'off' },
    recipients: asked.recipients,
  });
  await studio.started;
  const { recipientCount } = await studio.ask({ what: 'start' });
  say(`A campaign to ${recipientCount}, load ${loadavg()[0].toFixed(1)}.`);

  const sending = senders({ environment: shop, shopUrl });
  await sending.start();
  const outcome = await untilDone(studio, sending, asked);
  const megabytes = await sending.weigh();
  const tally = await relay.ask({});
  const codes = (await studio.ask({ what: 'codes' })).map(({ seconds }) => seconds);
  report(asked, { outcome, tally, codes, megabytes });
  const isKept =
    tally.recipients === asked.recipients &&
    outcome.sentCount === asked.recipients &&
    tally.doubles === 0 &&
    tally.repeats <= outcome.killed * CONNECTIONS;
  say(
    isKept
      ? '\nmet     everybody has it once.'
      : '\nmissed  somebody was left out, or has the campaign twice.',
  );
  if (!isKept) process.exitCode = 1;
}

await runToItsEnd('bench', bench);
