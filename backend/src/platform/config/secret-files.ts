import { readFileSync } from 'node:fs';

/**
 * Settings that may also be given as NAME_FILE, the way in which container engines pass secrets: the value is
 * the content of that file.
 */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'APP_SECRET',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'ADMIN_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Adds the values from files to the environment, and lists files that could not be read. */
export function readSecretFiles(environment: Environment): {
  readonly environment: Environment;
  readonly problems: readonly string[];
} {
  const values = { ...environment };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) {
      problems.push(`${name} and ${name}_FILE are both set: leave one out`);
      continue;
    }
    try {
      // Editors end a file with a line break, which is not part of the secret.
      values[name] = readFileSync(file, 'utf8').trimEnd();
    } catch (error) {
      problems.push(`${name}_FILE cannot be read: ${(error as NodeJS.ErrnoException).message}`);
    }
  }
  return { environment: values, problems };
}

/**
 * For commands that need no other setting. Bypasses a connection pooler, because their statements may take
 * long.
 */
export function databaseUrlFrom(environment: Environment): string {
  const { environment: values, problems } = readSecretFiles({
    DATABASE_URL: environment['DATABASE_URL'],
    DATABASE_URL_FILE: environment['DATABASE_URL_FILE'],
    DATABASE_DIRECT_URL: environment['DATABASE_DIRECT_URL'],
    DATABASE_DIRECT_URL_FILE: environment['DATABASE_DIRECT_URL_FILE'],
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const url = values['DATABASE_DIRECT_URL'] || values['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is missing: the PostgreSQL connection URL.');
  return url;
}
