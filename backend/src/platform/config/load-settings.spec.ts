import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadCommandSettings, loadSettings, SettingsError } from './load-settings.js';
import { databaseUrlFrom } from './secret-files.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '1',
  PUBLIC_URL: 'https://toprak.example',
  DATABASE_URL: 'postgres://shop:long-password@db.internal/shop',
  APP_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c',
  MEDIA_DIR: '/var/lib/shop/media',
  IYZICO_URI: 'https://api.iyzipay.com',
  IYZICO_API_KEY: 'live-key',
  IYZICO_SECRET_KEY: 'live-secret',
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'Toprak <merhaba@toprak.example>',
  STUDIO_NOTICE_TO: 'atolye@toprak.example',
  SELLER_TITLE: 'Toprak Seramik',
  SELLER_ADDRESS: 'Üsküdar / İstanbul',
  SELLER_PHONE: '+902165550148',
  SELLER_EMAIL: 'merhaba@toprak.example',
  SELLER_TAX: 'Üsküdar 1234567890',
};

function problemsOf(
  environment: Record<string, string>,
  load: (given: typeof environment) => unknown = loadSettings,
) {
  try {
    load(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('the settings', () => {
  it('are taken from the environment, with defaults for what has one', () => {
    const settings = loadSettings({ ...PRODUCTION, WORKER: 'off', PORT: '8080' });
    expect(settings).toMatchObject({ PORT: 8080, WORKER: false, HOLD_MINUTES: 15, DATABASE_POOL_SIZE: 10 });
  });

  it('are also read where they may be absent', () => {
    expect(loadSettings({ ...PRODUCTION, OTHER_HOSTS: 'www.toprak.example' })).toMatchObject({
      OTHER_HOSTS: 'www.toprak.example',
    });
  });

  it('ignore variables that are not theirs, and count an empty one as not set', () => {
    expect(loadSettings({ ...PRODUCTION, PATH: '/bin', REDIS_URL: '' }).REDIS_URL).toBeUndefined();
  });

  it.each(['DATABASE_URL', 'APP_SECRET', 'MEDIA_DIR'] as const)('name %s when it is missing', (name) => {
    expect(problemsOf({ ...PRODUCTION, [name]: '' })).toEqual([
      expect.stringContaining(`${name} is missing`),
    ]);
  });

  it('need name no seller, who may be entered in the back office', () => {
    const given = {
      SELLER_TITLE: '',
      SELLER_ADDRESS: '',
      SELLER_PHONE: '',
      SELLER_EMAIL: '',
      SELLER_TAX: '',
    };
    expect(loadSettings({ ...PRODUCTION, ...given })).toMatchObject(given);
  });

  describe('of a command', () => {
    const SECRETS = { APP_SECRET: '', IYZICO_API_KEY: '', IYZICO_SECRET_KEY: '', SMTP_URL: '' };
    const ofBackup = (given: Record<string, string>) => problemsOf(given, loadCommandSettings);

    it('need not hold the secrets of the shop', () => {
      expect(ofBackup({ ...PRODUCTION, ...SECRETS })).toEqual([]);
      expect(problemsOf({ ...PRODUCTION, ...SECRETS })).toHaveLength(1);
    });

    it.each([
      ['DATABASE_URL', ''],
      ['MEDIA_DIR', ''],
      ['PUBLIC_URL', 'toprak.example'],
      ['APP_SECRET', 'short'],
      ['IYZICO_SECRET_KEY', 'the secret from iyzico'],
      ['SMTP_URL', 'smtps://user:password@mail.example.com:465'],
    ])('name %s all the same when it is %p', (name, value) => {
      const [problem] = ofBackup({ ...PRODUCTION, [name]: value });
      expect(problem).toMatch(new RegExp(`^${name} `));
    });

    it('hold the secret with which it works', () => {
      const load = (given: Record<string, string>) => loadCommandSettings(given, ['APP_SECRET']);
      expect(problemsOf({ ...PRODUCTION, ...SECRETS }, load)).toEqual([
        expect.stringContaining('APP_SECRET is missing'),
      ]);
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['WORKER', 'maybe'],
    ['PUBLIC_URL', 'toprak.example'],
    ['APP_SECRET', 'short'],
    ['SELLER_EMAIL', 'not-an-address'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('name %s when it is %p', (name, value) => {
    const [problem] = problemsOf({ ...PRODUCTION, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name} `));
  });

  it.each([
    ['ADMIN_PASSWORD', 'toprak-demo-admin'],
    ['ADMIN_EMAIL', 'admin@toprak.test'],
    ['IYZICO_SECRET_KEY', 'sandbox-demo-secret'],
    ['PUBLIC_URL', 'http://toprak.example'],
    ['SANDBOX_CAPTCHA_ANSWER', 'toprak'],
    ['IYZICO_URI', 'http://127.0.0.1:3080'],
  ])('stop production with %s=%s, a value of the demo', (name, value) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toHaveLength(1);
  });

  it.each([
    [{ IYZICO_URI: 'https://sandbox-api.iyzipay.com' }, /^IYZICO_URI is iyzico's sandbox/],
    [{ TRIAL: 'on' }, /^TRIAL is on, but IYZICO_URI is not the sandbox/],
    [{ APP_SECRET: 'x'.repeat(40) }, /^APP_SECRET is easy to guess/],
    [{ APP_SECRET: 'change-me-'.slice(0, 4).repeat(10) }, /^APP_SECRET is easy to guess/],
  ])('stop production with %p', (own, problem) => {
    expect(problemsOf({ ...PRODUCTION, ...own })).toEqual([expect.stringMatching(problem)]);
  });

  it('need name no mail relay, which the back office asks for then, but a sender with one', () => {
    expect(problemsOf({ ...PRODUCTION, SMTP_URL: '', MAIL_FROM: '' })).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, MAIL_FROM: '' })).toEqual([
      expect.stringMatching(/^MAIL_FROM is missing/),
    ]);
  });

  const WITHOUT_IYZICO = { IYZICO_URI: '', IYZICO_API_KEY: '', IYZICO_SECRET_KEY: '' };

  it.each([
    ['address nor keys', WITHOUT_IYZICO],
    ['keys', { IYZICO_API_KEY: '', IYZICO_SECRET_KEY: '' }],
  ])('need name no %s of iyzico, which the back office asks for then', (_what, without) => {
    expect(problemsOf({ ...PRODUCTION, ...without })).toEqual([]);
  });

  it.each([
    [{ IYZICO_SECRET_KEY: '' }, /^IYZICO_SECRET_KEY is missing: leave IYZICO_API_KEY out too/],
    [{ IYZICO_API_KEY: '' }, /^IYZICO_API_KEY is missing: leave IYZICO_SECRET_KEY out too/],
    [{ IYZICO_URI: '' }, /^IYZICO_URI is missing: the address for which/],
    [{ ...WITHOUT_IYZICO, TRIAL: 'on' }, /^TRIAL is on, but IYZICO_URI is missing/],
  ])('refuse half an account with iyzico: %p', (given, problem) => {
    expect(problemsOf({ ...PRODUCTION, ...given })).toEqual([expect.stringMatching(problem)]);
  });

  it('allow the sandbox of iyzico in a trial', () => {
    const trial = { ...PRODUCTION, IYZICO_URI: 'https://sandbox-api.iyzipay.com', TRIAL: 'on' };
    expect(loadSettings(trial)).toMatchObject({ TRIAL: true });
  });

  it.each([
    ['PUBLIC_URL', 'https://shop.example.com'],
    ['SMTP_URL', 'smtps://user:password@mail.example.com:465'],
    ['MAIL_FROM', 'Toprak <merhaba@shop.Example.com>'],
    ['STUDIO_NOTICE_TO', 'atolye@toprak.example, b@example.com'],
    ['IYZICO_API_KEY', 'the key from iyzico'],
    ['IYZICO_SECRET_KEY', 'the secret from iyzico'],
  ])('stop production with %s=%s, which an example shows', (name, value) => {
    expect(problemsOf({ ...PRODUCTION, [name]: value })).toEqual([
      `${name} is still a value of the demo or of an example; production needs your own`,
    ]);
  });

  it.each(['https://myexample.com', 'https://example.com.tr', 'https://example.community'])(
    'know that %s is somebody’s own',
    (PUBLIC_URL) => expect(problemsOf({ ...PRODUCTION, PUBLIC_URL })).toEqual([]),
  );

  describe('that are secret', () => {
    const { DATABASE_URL: url, ...rest } = PRODUCTION;
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'toprak-secrets-'));
      writeFileSync(join(folder, 'database_url'), `${url}\n`);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('may stand in a file', () => {
      const fromFile = { ...rest, DATABASE_URL_FILE: join(folder, 'database_url') };
      expect(loadSettings(fromFile).DATABASE_URL).toBe(url);
      expect(databaseUrlFrom(fromFile)).toBe(url);
      expect(loadSettings({ ...fromFile, REDIS_URL_FILE: '' }).REDIS_URL).toBeUndefined();
    });

    it('say which file cannot be read', () => {
      const missing = { DATABASE_URL_FILE: join(folder, 'nothing'), APP_SECRET_FILE: folder };
      expect(problemsOf({ ...rest, APP_SECRET: '', ...missing })).toEqual([
        expect.stringMatching(/^DATABASE_URL_FILE cannot be read: ENOENT.*nothing/),
        expect.stringMatching(/^APP_SECRET_FILE cannot be read: EISDIR/),
      ]);
      expect(() => databaseUrlFrom(missing)).toThrow('DATABASE_URL_FILE cannot be read');
    });

    it('do not stand in two places', () => {
      expect(problemsOf({ ...PRODUCTION, DATABASE_URL_FILE: join(folder, 'database_url') })).toEqual([
        'DATABASE_URL and DATABASE_URL_FILE are both set: leave one out',
      ]);
    });
  });

  const BUCKET = {
    MEDIA_STORE: 's3',
    MEDIA_DIR: '',
    S3_BUCKET: 'toprak',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it.each([
    ['Amazon itself', {}],
    ['an address of its own', { S3_ENDPOINT: 'https://s3.example.com', S3_PATH_STYLE: 'off' }],
    ['a neighbour in a private network', { S3_ENDPOINT: 'http://minio:9000' }],
    ['a private address', { S3_ENDPOINT: 'http://10.0.3.7:3900' }],
    ['a folder in the bucket', { S3_PREFIX: 'shop/pictures/' }],
    ['the old folder beside it', { MEDIA_FALLBACK: 'folder', MEDIA_DIR: '/var/lib/shop/media' }],
  ])('let pictures be kept in a bucket: %s', (_where, more) => {
    expect(problemsOf({ ...PRODUCTION, ...BUCKET, ...more })).toEqual([]);
  });

  it.each([
    ['S3_BUCKET', ''],
    ['S3_ACCESS_KEY_ID', ''],
    ['S3_SECRET_ACCESS_KEY', ''],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'http://s3.example.com'],
    ['S3_PREFIX', '../up'],
    ['S3_PREFIX', '/top'],
    ['S3_PATH_STYLE', 'perhaps'],
    ['MEDIA_STORE', 'ftp'],
    ['MEDIA_FALLBACK', 's3'],
  ])('name %s when it is %p and pictures are kept in a bucket', (name, value) => {
    const problems = problemsOf({ ...PRODUCTION, ...BUCKET, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it('want the folder as long as it is read', () => {
    expect(problemsOf({ ...PRODUCTION, ...BUCKET, MEDIA_FALLBACK: 'folder' })).toEqual([
      expect.stringContaining('MEDIA_DIR is missing'),
    ]);
  });

  it('tell all problems at once', () => {
    expect(problemsOf({ ...PRODUCTION, PORT: 'x', DATABASE_URL: '' })).toHaveLength(2);
  });
});
