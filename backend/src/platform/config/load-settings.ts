import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { demoSettings } from './demo-settings.js';
import { type Environment, readSecretFiles } from './secret-files.js';
import { mediaProblems } from './media-settings.js';
import { iyzicoProblems } from './iyzico-settings.js';
import { Settings } from './settings.js';

export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The settings are not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** The secrets of the bucket for pictures. */
export const BUCKET_SECRETS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
/** The secrets of which a command needs few: with them the shop takes money, sends mails and seals what it keeps. */
const SHOP_SECRETS = [
  'APP_SECRET',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'SMTP_URL',
  ...BUCKET_SECRETS,
] as const;
type ShopSecret = (typeof SHOP_SECRETS)[number];

/** The settings of a command that works with the secrets `Needed` and no other. */
export type CommandSettings<Needed extends ShopSecret = never> = Omit<Settings, Exclude<ShopSecret, Needed>>;

/**
 * Reads the environment and the files it names once, at start. Throws a SettingsError that lists each
 * variable with its problem.
 */
export function loadSettings(given: Environment): Settings {
  return read(given, []);
}

/** The same for a command, which runs without the secrets that it does not need. Those that are given must be valid. */
export function loadCommandSettings<Needed extends ShopSecret = never>(
  given: Environment,
  needed: readonly Needed[] = [],
): CommandSettings<Needed> {
  const names: readonly ShopSecret[] = needed;
  return read(
    given,
    SHOP_SECRETS.filter((name) => !names.includes(name)),
  );
}

/** The settings `dispensable` may be absent. */
function read(given: Environment, dispensable: readonly string[]): Settings {
  const { environment, problems: unread } = readSecretFiles(given);
  if (unread.length > 0) throw new SettingsError(unread);
  const known = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => SETTING_NAMES.has(name) && value !== ''),
  );
  const settings = plainToInstance(Settings, known, { exposeDefaultValues: true });
  const problems = [
    ...invalidValues(settings, dispensable),
    ...mediaProblems(settings, settings.NODE_ENV === 'production'),
    ...iyzicoProblems(settings, settings.NODE_ENV === 'production'),
    ...mailProblems(settings),
    ...(settings.NODE_ENV === 'production' ? demoValues(settings) : []),
  ];
  if (problems.length > 0) throw new SettingsError(problems);
  return settings.noteGiven(Object.keys(known));
}

/** A random hexadecimal secret of 32 characters has fewer in one of a million cases. */
const MIN_DIFFERENT_CHARACTERS = 8;

const SETTING_NAMES: ReadonlySet<string> = new Set(
  getMetadataStorage()
    .getTargetValidationMetadatas(Settings, '', false, false)
    .map(({ propertyName }) => propertyName),
);

function invalidValues(settings: Settings, dispensable: readonly string[]): string[] {
  return validateSync(settings, { stopAtFirstError: true })
    .filter(({ property, value }) => Boolean(value) || !dispensable.includes(property))
    .map(({ property, constraints }) => {
      const [reason = 'is not valid'] = Object.values(constraints ?? {});
      return `${property} ${reason.replace(`${property} `, '')}`;
    });
}

function mailProblems({ SMTP_URL, MAIL_FROM }: Settings): string[] {
  const isSenderMissing = SMTP_URL !== undefined && MAIL_FROM === undefined;
  return isSenderMissing ? ['MAIL_FROM is missing: the sender of the mails that go through SMTP_URL'] : [];
}

function demoValues(settings: Settings): string[] {
  const problems = demoSettings(settings).map(
    (name) => `${name} is still a value of the demo or of an example; production needs your own`,
  );
  if (!settings.PUBLIC_URL.startsWith('https://')) {
    problems.push('PUBLIC_URL must begin with https:// in production');
  }
  if (settings.SANDBOX_CAPTCHA_ANSWER !== undefined) {
    problems.push('SANDBOX_CAPTCHA_ANSWER is only for tests: with it every program passes the captcha');
  }
  if (settings.TRUSTED_PROXIES === 0) {
    problems.push(
      'TRUSTED_PROXIES must be at least 1 in production: TLS ends at a proxy, which knows the visitors',
    );
  }
  if (isMonotonous(settings.APP_SECRET)) {
    problems.push('APP_SECRET is easy to guess: make one with openssl rand -hex 32');
  }
  for (const name of [
    'AI_BASE_URL',
    'GELIVER_BASE_URL',
    'IYS_BASE_URL',
    'PARASUT_BASE_URL',
    'SMS_BASE_URL',
  ] as const) {
    if (settings[name]?.startsWith('http:')) problems.push(`${name} must begin with https:// in production`);
  }
  return problems;
}

/** False for a missing secret, which is a problem of its own. */
function isMonotonous(secret: string | undefined): boolean {
  return secret !== undefined && new Set(secret).size < MIN_DIFFERENT_CHARACTERS;
}
