import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from './support/chromium.mjs';
import { BANK_PORT, CAPTCHA_ANSWER, MAILBOX_PORT, SHOP_PORT, SHOP_URL } from './support/places.js';
import { DESKTOP } from './support/visitor.js';

// This file is read by the runner and by its workers: the first names the folder, the others find it.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'toprak-e2e-'));

/** The journeys of a visitor, in a real Chromium, against the shop as `npm start` brings it up. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'artifacts/results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'artifacts/report.json' }],
  ],
  // One shop with one shelf: journeys that buy must not meet each other half way.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SHOP_URL,
    locale: 'tr-TR',
    actionTimeout: 10_000,
    timezoneId: 'Europe/Istanbul',
    // Costs a fifth of the time: `TRACE=1` when a failure is to be understood.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
    },
  },
  projects: [
    // Telephones have no Tab key, and no other eyes for what is stored.
    {
      name: 'phone',
      testIgnore: /keyboard|stored-scripts/,
      grepInvert: new RegExp(DESKTOP),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node ../backend/dist/sandbox/start.js',
    url: `${SHOP_URL}/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(SHOP_PORT),
      MAILBOX_PORT: String(MAILBOX_PORT),
      BANK_PORT: String(BANK_PORT),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      // The journeys make their own.
      DEMO_SALES: 'off',
      SWEEP_SECONDS: '1',
      SANDBOX_CAPTCHA_ANSWER: CAPTCHA_ANSWER,
      // The tests say where their visitors come from.
      TRUSTED_PROXIES: '1',
      HOLDS_PER_ADDRESS: '1000',
      PIECES_PER_ADDRESS: '1000',
      SEATS_PER_ADDRESS: '1000',
    },
  },
});
