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
  /** Where mails are taken in; 0 for a free port, where no owner enters it on a screen. */
  readonly relayPort: number;
  readonly dataDir: string;
  /** Whether it is the shop of the demo studio; otherwise an empty one, as its owner finds it in production. */
  readonly isDemoShop: boolean;
  /** Whether the demo starts with sales. */
  readonly hasSales: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The ports and folder of the demo. Only these are read from the environment, all with defaults. */
export function demoPlaces(environment: Environment): DemoPlaces {
  const isDemoShop = environment['DEMO_SHOP'] !== 'off';
  return {
    port: portOf(environment, 'PORT', 3000),
    mailboxPort: portOf(environment, 'MAILBOX_PORT', 1080),
    bankPort: portOf(environment, 'BANK_PORT', 3080),
    relayPort: isDemoShop ? 0 : portOf(environment, 'RELAY_PORT', 1025),
    dataDir: resolve(environment['DATA_DIR'] || '.data'),
    isDemoShop,
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

/** The addresses of the stand-ins for everything outside the shop. */
export interface StandIns {
  readonly aiUrl: string;
  readonly smsUrl: string;
  readonly iysUrl: string;
  readonly parasutUrl: string;
  readonly geliverUrl: string;
  readonly databaseUrl: string;
  readonly iyzicoUrl: string;
  readonly smtpUrl: string;
}

/**
 * The settings of the shop that is started. A variable that is set, such as IYZICO_URI, takes precedence over
 * the stand-in's value.
 */
export function demoEnvironment(
  places: DemoPlaces,
  outside: StandIns,
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
    IYS_BASE_URL: outside.iysUrl,
    PARASUT_BASE_URL: outside.parasutUrl,
    GELIVER_BASE_URL: outside.geliverUrl,
    // The address alone leaves the keys to the back office, where an owner enters them.
    IYZICO_URI: outside.iyzicoUrl,
    LOG_LEVEL: 'warn',
    ...(places.isDemoShop ? ofTheDemoStudio(outside) : {}),
    ...Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
    ),
    PORT: String(places.port),
  };
}

/** What the owner of an empty shop enters on screens. */
function ofTheDemoStudio({ smtpUrl }: StandIns): Record<string, string> {
  return {
    IYZICO_API_KEY: DEMO_KEYS.apiKey,
    IYZICO_SECRET_KEY: DEMO_KEYS.secretKey,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Toprak <merhaba@toprak.test>',
    STUDIO_NOTICE_TO: 'atolye@toprak.test',
    SELLER_TITLE: DEMO_SELLER.title,
    SELLER_ADDRESS: DEMO_SELLER.address,
    SELLER_PHONE: DEMO_SELLER.phone,
    SELLER_EMAIL: DEMO_SELLER.email,
    SELLER_TAX: `${DEMO_SELLER.taxOffice} ${DEMO_SELLER.taxNumber}`,
    ADMIN_EMAIL: DEMO_ADMIN.email,
    ADMIN_PASSWORD: DEMO_ADMIN.password,
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
