import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run } from './command.mjs';

/**
 * Runs the jest tests of a workspace. Files that fail are run once more by themselves. A test that passes then is
 * unsteady: the run names it at its end, because it is a defect of the test or of the shop.
 */
export async function runJest(workspace, { name = workspace, paths = [], options = [] } = {}) {
  const first = await jestOnce(workspace, [...paths, ...options]);
  const failedFiles = first.files.filter(hasFailed);
  const failures = failedFiles.flatMap(failedTests);
  if (first.hasPassed || failedFiles.length === 0) return { name, ...first, failures };
  const again = [
    '--runTestsByPath',
    ...failedFiles.map((file) => relative(join(root, workspace), file.name)),
  ];
  const second = await jestOnce(workspace, [...again, ...options]);
  const failedAgain = second.files.filter(hasFailed).flatMap(failedTests);
  const unsteady = failures.filter((test) => !failedAgain.includes(test));
  return {
    name,
    seconds: first.seconds + second.seconds,
    hasPassed: second.hasPassed,
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    failures: failedAgain,
    unsteady,
  };
}

async function jestOnce(workspace, args) {
  const file = join(mkdtempSync(join(tmpdir(), 'toprak-report-')), `${workspace}.json`);
  const { hasPassed, seconds } = await run('npm test --silent --', {
    args: ['--json', `--outputFile=${file}`, ...args],
    cwd: join(root, workspace),
    // Another time zone than the shop's, so that no date passes by luck.
    env: { TZ: 'America/St_Johns' },
  });
  const report = readReport(file);
  return {
    hasPassed,
    seconds,
    files: report?.testResults ?? [],
    passed: report?.numPassedTests ?? 0,
    failed: report === null ? 1 : report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

function hasFailed({ status }) {
  return status === 'failed';
}

function failedTests({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return (failed.length > 0 ? failed : [message]).map((what) => `${relative(root, name)} › ${what}`);
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
