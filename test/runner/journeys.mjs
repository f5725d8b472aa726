import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './command.mjs';
import { readReport } from './jest.mjs';

/** Runs the browser journeys. One that passes only when it is tried again is named as unsteady at the end of the run. */
export async function runJourneys({ paths = [], options = [] } = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'toprak-report-')), 'journeys.json');
  const { hasPassed, seconds } = await run('npx playwright test --retries=1', {
    args: [...paths, ...options],
    cwd: join(root, 'test'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport(file);
  const stats = report?.stats ?? { expected: 0, flaky: 0, unexpected: 1 };
  const unsteady = journeysThatWere('flaky', report?.suites ?? []);
  return {
    name: 'browser journeys',
    seconds,
    hasPassed,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: journeysThatWere('unexpected', report?.suites ?? []),
    unsteady,
  };
}

function journeysThatWere(outcome, suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ title, line }) => `test/e2e/${file}:${line} › ${title}`),
    ...journeysThatWere(outcome, inner),
  ]);
}
