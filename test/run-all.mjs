import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs every suite, even after one has failed, and ends with one line that counts them all. */
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'toprak-reports-'));
const total = { passed: 0, failed: 0 };
/** No suite needs a quarter of it: one that hangs has failed. */
const SUITE_MS = 20 * 60_000;

function run(command, { env = {}, cwd = root } = {}) {
  process.stdout.write(`\n> ${command}\n`);
  const result = spawnSync(command, {
    cwd,
    shell: true,
    stdio: 'inherit',
    timeout: SUITE_MS,
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

/** A check counts as one test. */
function check(command) {
  total[run(command) ? 'passed' : 'failed'] += 1;
}

function jest(workspace) {
  const report = join(reports, `${workspace}.json`);
  const hasPassed = run(`npx jest --json --outputFile=${report}`, {
    cwd: join(root, workspace),
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', TZ: 'America/St_Johns' },
  });
  count(hasPassed, report, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }));
}

function playwright() {
  const report = join(reports, 'e2e.json');
  const hasPassed = run('npx playwright test', {
    cwd: join(root, 'test'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  count(hasPassed, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** A suite that ended badly without a failed test, or without a report, has failed once. */
function count(hasPassed, report, read) {
  const counted = readReport(report, read);
  total.passed += counted.passed;
  total.failed += hasPassed ? counted.failed : Math.max(1, counted.failed);
}

function readReport(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

check('npm run --silent build');
check('npm run --silent check:static');
jest('backend');
jest('frontend');
playwright();

process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
