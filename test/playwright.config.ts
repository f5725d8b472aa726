import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.mjs';

/** Runs the journeys of a visitor in a real Chromium, against the shop as `npm start` starts it. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'artifacts/report.json' }],
  ],
  globalSetup: './support/shop-template.ts',
  // Each worker has a shop and a browser and often waits for them, so that three workers keep two cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  // A journey takes seconds. A machine that is busy with other suites may need many times as long.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: {
    locale: 'tr-TR',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
    timezoneId: 'Europe/Istanbul',
    // Traces cost a fifth of the time, so they are recorded only with `TRACE=1`, to understand a failure.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A page lives for seconds, in which optimising its code costs more than it saves: a tenth of all CPU.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
