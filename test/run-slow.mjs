import { runSlowSuites } from './runner/slow-suites.mjs';
import { Tally } from './runner/tally.mjs';

/** `npm run test:slow` runs all slow suites and keeps a note of those that pass: see runner/slow-suites.mjs. */
const tally = new Tally();
await runSlowSuites({ tally });
process.exitCode = tally.report();
