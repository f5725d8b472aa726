import type { Settings } from './settings.js';

/** Values that only the local demo may use. The sandbox sets them, which production never loads. */
const OF_THE_DEMO = /toprak-demo|toprak\.test|sandbox-demo/;
/** Placeholders from the examples and docker/README.md that must be replaced. */
const OF_AN_EXAMPLE = /(?:^|[@/.])example\.com(?![.-]?\w)|^the (?:key|secret) from iyzico$/i;
const NEVER_DEMO = [
  'PUBLIC_URL',
  'APP_SECRET',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'MAIL_FROM',
  'SELLER_EMAIL',
  'STUDIO_NOTICE_TO',
] as const;

export type DemoSetting = (typeof NEVER_DEMO)[number];

/** The settings that still have a value of the demo or of an example. */
export function demoSettings(settings: Settings): readonly DemoSetting[] {
  return NEVER_DEMO.filter((name) => isNobodys(settings[name] ?? ''));
}

function isNobodys(value: string): boolean {
  return OF_THE_DEMO.test(value) || OF_AN_EXAMPLE.test(value);
}
