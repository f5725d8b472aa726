import type { Settings } from './settings.js';

/** Values that only the local demo may use. The demo is started by the sandbox, which production never loads. */
const DEMO_MARKS = ['toprak-demo', 'toprak.test', 'sandbox-demo'];
const NEVER_DEMO = [
  'APP_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'MAIL_FROM',
  'SELLER_EMAIL',
  'STUDIO_NOTICE_TO',
] as const;

/** Which settings still have a value of the demo. */
export function demoSettings(settings: Settings): readonly string[] {
  return NEVER_DEMO.filter((name) => DEMO_MARKS.some((mark) => (settings[name] ?? '').includes(mark)));
}
