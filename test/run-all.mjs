import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * Runs every suite, even after one has failed, and ends with one line that counts them all. A browser journey waits
 * more than it works, and so does what asks a database: what else takes one core runs beside them, and is told when
 * it has ended.
 */
const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'toprak-reports-'));
const total = { passed: 0, failed: 0 };
/**
 * What failed among the others and passed when it was tried again by itself: a busy machine must not
 * stop a good change, and nobody must overlook a test that is not steady.
 */
const unsteady = [];
/** Said once more at the end: nobody has to search a long report for them. */
const failures = [];
/** No suite needs as long on a machine that is not in trouble: one that hangs has failed. */
const SUITE_MS = 50 * 60_000;

/** Told as it comes, or whole at the end when another command speaks meanwhile. */
function run(command, { env = {}, cwd = root, isBeside = false } = {}) {
  const startedAt = Date.now();
  const said = [];
  if (!isBeside) process.stdout.write(`\n> ${command}\n`);
  const child = spawn(command, {
    cwd,
    shell: true,
    // A group of its own, which ends as a whole.
    detached: true,
    stdio: ['ignore', ...(isBeside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const end = () => endGroup(child.pid);
  const timer = setTimeout(end, SUITE_MS);
  process.once('exit', end);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      if (isBeside) process.stdout.write(`\n> ${command}\n${Buffer.concat(said).toString()}`);
      process.stdout.write(`(${Math.round((Date.now() - startedAt) / 1000)} s: ${command.slice(0, 60)})\n`);
      resolve(code === 0);
    });
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** A check counts as one test. */
async function check(command, options) {
  const hasPassed = await run(command, options);
  total[hasPassed ? 'passed' : 'failed'] += 1;
  if (!hasPassed) failures.push(command);
}

async function jest(workspace, options) {
  const first = await jestOnce(workspace, [], options);
  const failedFiles = first.report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  if (first.hasPassed || failedFiles.length === 0) {
    count(workspace, first);
    return;
  }
  const names = failedFiles.map(({ name }) => relative(join(root, workspace), name));
  const second = await jestOnce(workspace, names, options);
  total.passed += first.report.numPassedTests - passedIn(failedFiles);
  count(workspace, second);
  if (second.hasPassed) unsteady.push(...names.map((name) => `${workspace}/${name}`));
}

async function jestOnce(workspace, files, options) {
  const file = join(reports, `${workspace}-${files.length}.json`);
  const only = files.length === 0 ? '' : `--runTestsByPath ${files.join(' ')}`;
  const workers = options?.isBeside ? '--maxWorkers=1' : '';
  const hasPassed = await run(`npx jest --json --outputFile=${file} ${workers} ${only}`, {
    ...options,
    cwd: join(root, workspace),
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', TZ: 'America/St_Johns' },
  });
  const report = readReport(file);
  return {
    hasPassed,
    report,
    passed: report?.numPassedTests ?? 0,
    failed: report === null ? 1 : report.numFailedTests + report.numRuntimeErrorTestSuites,
    failedNames: failedNames(report),
  };
}

function failedNames(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return (failed.length > 0 ? failed : [message]).map((what) => `${relative(root, name)} › ${what}`);
  });
}

function passedIn(files) {
  return files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
    .length;
}

async function playwright() {
  const file = join(reports, 'e2e.json');
  const hasPassed = await run('npx playwright test --retries=1', {
    cwd: join(root, 'test'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport(file);
  const stats = report?.stats ?? { expected: 0, flaky: 0, unexpected: 1 };
  count('browser journeys', {
    hasPassed,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failedNames: failedJourneys(report?.suites ?? []),
  });
  if (stats.flaky > 0) unsteady.push(`${stats.flaky} browser journeys (marked "flaky" above)`);
}

function failedJourneys(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title, line }) => `test/e2e/${file}:${line} › ${title}`),
    ...failedJourneys(inner),
  ]);
}

/** A suite that ended badly without a failed test, or without a report, has failed once. */
function count(suite, { hasPassed, passed, failed, failedNames }) {
  total.passed += passed;
  total.failed += hasPassed ? failed : Math.max(1, failed);
  if (failedNames.length > 0) failures.push(...failedNames);
  else if (!hasPassed) failures.push(`${suite}: ended without a report, or badly`);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function besideTheBrowser() {
  const options = { isBeside: true };
  for (const name of ['format', 'types', 'lint', 'arrows', 'unused', 'docker']) {
    await check(`npm run --silent check:${name}`, options);
  }
  await jest('frontend', options);
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.once(signal, () => process.exit(code));
}
await check('npm run --silent build');
await Promise.all([playwright().then(() => jest('backend')), besideTheBrowser()]);

if (unsteady.length > 0) process.stdout.write(`\nPassed only at the second try:\n${unsteady.join('\n')}\n`);
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
