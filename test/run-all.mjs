import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Runs every suite, even after one has failed, and ends with one line that counts them all. */
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'toprak-reports-'));
const total = { passed: 0, failed: 0 };
/**
 * What failed among the others and passed when it was tried again by itself: a busy machine must not
 * stop a good change, and nobody must overlook a test that is not steady.
 */
const unsteady = [];
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
  const first = jestOnce(workspace);
  const failedFiles = first.report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  if (first.hasPassed || failedFiles.length === 0) {
    count(first);
    return;
  }
  const names = failedFiles.map(({ name }) => relative(join(root, workspace), name));
  const second = jestOnce(workspace, names);
  total.passed += first.report.numPassedTests - passedIn(failedFiles);
  count(second);
  if (second.hasPassed) unsteady.push(...names.map((name) => `${workspace}/${name}`));
}

function jestOnce(workspace, files = []) {
  const file = join(reports, `${workspace}-${files.length}.json`);
  const only = files.length === 0 ? '' : `--runTestsByPath ${files.join(' ')}`;
  const hasPassed = run(`npx jest --json --outputFile=${file} ${only}`, {
    cwd: join(root, workspace),
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', TZ: 'America/St_Johns' },
  });
  const report = readReport(file);
  return {
    hasPassed,
    report,
    passed: report?.numPassedTests ?? 0,
    failed: report === null ? 1 : report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

function passedIn(files) {
  return files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
    .length;
}

function playwright() {
  const file = join(reports, 'e2e.json');
  const hasPassed = run('npx playwright test --retries=1', {
    cwd: join(root, 'test'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const stats = readReport(file)?.stats ?? { expected: 0, flaky: 0, unexpected: 1 };
  count({ hasPassed, passed: stats.expected + stats.flaky, failed: stats.unexpected });
  if (stats.flaky > 0) unsteady.push(`${stats.flaky} browser journeys (marked "flaky" above)`);
}

/** A suite that ended badly without a failed test, or without a report, has failed once. */
function count({ hasPassed, passed, failed }) {
  total.passed += passed;
  total.failed += hasPassed ? failed : Math.max(1, failed);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

check('npm run --silent build');
check('npm run --silent check:static');
jest('backend');
jest('frontend');
playwright();

if (unsteady.length > 0) process.stdout.write(`\nPassed only at the second try:\n${unsteady.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
