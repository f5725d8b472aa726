import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SANDBOX_KEYS = { apiKey: 'sandbox-test-key', secretKey: 'sandbox-test-secret' };

/** The answer of every captcha in a shop under test. */
export const TEST_CAPTCHA_ANSWER = 'toprak';

/** The settings of a shop under test; addresses of other services come from the caller. */
export function testEnvironment(
  outside: { databaseUrl: string; iyzicoUrl: string; smtpUrl?: string },
  overrides: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: outside.databaseUrl,
    APP_SECRET: 'a-secret-for-tests-only-with-enough-characters',
    WORKER: 'off',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'silent',
    MEDIA_DIR: mkdtempSync(join(tmpdir(), 'toprak-media-')),
    WEB_DIR: mkdtempSync(join(tmpdir(), 'toprak-web-')),
    IYZICO_URI: outside.iyzicoUrl,
    IYZICO_API_KEY: SANDBOX_KEYS.apiKey,
    IYZICO_SECRET_KEY: SANDBOX_KEYS.secretKey,
    IYZICO_TIMEOUT_MS: '5000',
    SMTP_URL: outside.smtpUrl ?? 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Toprak <merhaba@toprak.example>',
    STUDIO_NOTICE_TO: 'atolye@toprak.example',
    SELLER_TITLE: 'Toprak Seramik Atölyesi',
    SELLER_ADDRESS: 'İcadiye Caddesi 48, Üsküdar / İstanbul',
    SELLER_PHONE: '+902165550148',
    SELLER_EMAIL: 'merhaba@toprak.example',
    SELLER_TAX: 'Üsküdar Vergi Dairesi 1234567890',
    SANDBOX_CAPTCHA_ANSWER: TEST_CAPTCHA_ANSWER,
    // Suites and their visitors have one address; those about its limits set their own.
    HOLD_SHARE_PERCENT: '100',
    PIECES_RESERVED_OF_PRODUCT: '100000',
    SEATS_RESERVED_OF_SESSION: '100000',
    RESERVED_PER_NETWORK: '100000',
    UNPAID_MINUTES_PER_NETWORK: '10000000',
    ...overrides,
  };
}
