import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DEMO_SELLER } from '../seed/demo-studio.texts.js';

export const DEMO_ADMIN = { email: 'admin@toprak.test', password: 'toprak-demo-admin' };
export const DEMO_CUSTOMER = { email: 'ayse@toprak.test', password: 'toprak-demo' };
export const DEMO_KEYS = { apiKey: 'sandbox-demo-key', secretKey: 'sandbox-demo-secret' };
export const DEMO_CARD = { number: '5528 7900 0000 0008', expiry: '12/30', cvc: '123', smsCode: '283126' };

export interface DemoPlaces {
  readonly port: number;
  readonly mailboxPort: number;
  readonly bankPort: number;
  readonly dataDir: string;
  /** Whether the demo starts with sales. */
  readonly hasSales: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The ports and folder of the demo. Only these five are read from the environment, and all have defaults. */
export function demoPlaces(environment: Environment): DemoPlaces {
  return {
    port: portOf(environment, 'PORT', 3000),
    mailboxPort: portOf(environment, 'MAILBOX_PORT', 1080),
    bankPort: portOf(environment, 'BANK_PORT', 3080),
    dataDir: resolve(environment['DATA_DIR'] || '.data'),
    hasSales: environment['DEMO_SALES'] !== 'off',
  };
}

function portOf(environment: Environment, name: string, usual: number): number {
  const given = environment[name];
  const port = given === undefined || given === '' ? usual : Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port number between 1 and 65535, not '${given ?? ''}'.`);
  }
  return port;
}

/**
 * The demo's settings. A variable that is set, such as IYZICO_URI, takes precedence over the stand-in's
 * value.
 */
export function demoEnvironment(
  places: DemoPlaces,
  outside: { aiUrl: string; smsUrl: string; databaseUrl: string; iyzicoUrl: string; smtpUrl: string },
  environment: Environment,
): Record<string, string | undefined> {
  return {
    PUBLIC_URL: `http://localhost:${places.port}`,
    DATABASE_URL: outside.databaseUrl,
    APP_SECRET: keptSecret(places.dataDir),
    MEDIA_DIR: join(places.dataDir, 'media'),
    BACKUP_DIR: join(places.dataDir, 'backups'),
    AI_BASE_URL: outside.aiUrl,
    SMS_BASE_URL: outside.smsUrl,
    IYZICO_URI: outside.iyzicoUrl,
    IYZICO_API_KEY: DEMO_KEYS.apiKey,
    IYZICO_SECRET_KEY: DEMO_KEYS.secretKey,
    SMTP_URL: outside.smtpUrl,
    MAIL_FROM: 'Toprak <merhaba@toprak.test>',
    STUDIO_NOTICE_TO: 'atolye@toprak.test',
    SELLER_TITLE: DEMO_SELLER.title,
    SELLER_ADDRESS: DEMO_SELLER.address,
    SELLER_PHONE: DEMO_SELLER.phone,
    SELLER_EMAIL: DEMO_SELLER.email,
    SELLER_TAX: `${DEMO_SELLER.taxOffice} ${DEMO_SELLER.taxNumber}`,
    ADMIN_EMAIL: DEMO_ADMIN.email,
    ADMIN_PASSWORD: DEMO_ADMIN.password,
    LOG_LEVEL: 'warn',
    ...Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
    ),
    PORT: String(places.port),
  };
}

/** One secret per data folder, so that signatures stay valid across restarts. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
