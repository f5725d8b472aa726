import { askedPaths } from './runner/asked-paths.mjs';
import { run } from './runner/command.mjs';
import { runJest } from './runner/jest.mjs';
import { runJourneys } from './runner/journeys.mjs';
import { runSlowSuites } from './runner/slow-suites.mjs';
import { Tally } from './runner/tally.mjs';

/**
 * `npm test` runs every part, even after one has failed. With paths (`npm test -- backend/src/payments`) it runs only
 * the tests below them; with `--slow-when-changed` also the slow suites whose files have changed since they last passed,
 * and with `--slow-in-turn` two of those, other ones each day.
 */
const SLOW_WHEN_CHANGED = '--slow-when-changed';
const SLOW_IN_TURN = '--slow-in-turn';
const IN_TURN = 2;
const tally = new Tally();

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(signal, () => process.exit(code));
}

const args = process.argv.slice(2);
const mostSlow = args.includes(SLOW_WHEN_CHANGED) ? Infinity : args.includes(SLOW_IN_TURN) ? IN_TURN : 0;
const asked = askedPaths(args.filter((arg) => arg !== SLOW_WHEN_CHANGED && arg !== SLOW_IN_TURN));
await (asked.workspaces.size > 0 ? only(asked) : everything());
process.exitCode = tally.report();

/**
 * The parts run one after the other, because each keeps both cores busy, and a test that waits for something must not
 * compete with another part. Only the checks run side by side, because each of them uses one core.
 */
async function everything() {
  await build();
  // The lint reads the declarations that checking the types writes, so it follows it.
  await Promise.all([
    checks(['types', 'lint']),
    checks(['format', 'arrows', 'unused', 'docker', 'storybook']),
  ]);
  tally.add(await runJest('frontend'));
  tally.add(await runJest('backend'));
  await journeys();
  if (mostSlow > 0) await runSlowSuites({ tally, onlyChanged: true, most: mostSlow });
}

async function checks(names) {
  for (const name of names) await check(name, `npm run --silent check:${name}`, { isBeside: true });
}

async function only({ workspaces, options }) {
  if (workspaces.has('test')) await build();
  for (const [workspace, paths] of workspaces) {
    if (workspace === 'test') await journeys({ paths, options });
    else tally.add(await runJest(workspace, { paths, options }));
  }
}

async function journeys(options) {
  tally.add(await runJourneys(options));
}

function build() {
  return check('build', 'npm run --silent build');
}

/** A check counts as one test. */
async function check(name, command, options) {
  const { hasPassed, seconds } = await run(command, options);
  tally.add({ name, seconds, hasPassed, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 });
}
