import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run } from './command.mjs';
import { readReport } from './jest.mjs';

/**
 * Runs the browser journeys. One that passes only when it is tried again is named as unsteady at the end of the run,
 * with what its first try saw, because it may not fail again for a long time.
 */
export async function runJourneys({ paths = [], options = [] } = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'toprak-report-')), 'journeys.json');
  const { hasPassed, seconds } = await run('npx playwright test --retries=1', {
    args: [...paths, ...options],
    cwd: join(root, 'test'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport(file);
  const stats = report?.stats ?? { expected: 0, flaky: 0, unexpected: 1 };
  const unsteady = journeysThatWere('flaky', report?.suites ?? [], firstFailure);
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

function journeysThatWere(outcome, suites, describe = () => '') {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, line, tests }) =>
      tests
        .filter(({ status }) => status === outcome)
        .map((journey) => `test/e2e/${file}:${line} › ${title}${describe(journey)}`),
    ),
    ...journeysThatWere(outcome, inner, describe),
  ]);
}

/** The error of the first try and what the page showed then. */
function firstFailure({ results: [{ errors = [], attachments = [] }] }) {
  const page = attachments.find(({ name }) => name === 'error-context')?.path;
  return [
    '',
    ...errors.map(({ message = '' }) => stripVTControlCharacters(message)),
    ...(page !== undefined && existsSync(page) ? [readFileSync(page, 'utf8')] : []),
  ].join('\n');
}
