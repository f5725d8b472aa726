import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const DOCKER = join(import.meta.dirname, '../../docker');
const SETUP = 'https://camur.net/admin/kurulum#q9T-_Zx3mVtYp0aLkQeR7wq9T-_Zx3mVtYp0aLkQeR7';
const BACKUP = '/backup/2026-11-27T03-00-00-000Z';

/** Writes down what it is told. It fails once, at a call that contains the text of the file `fails`. */
const FAKE_DOCKER = `#!/bin/sh
[ "$1" = build ] && cat > /dev/null
echo "$*" >> "$TOLD/calls"
if [ -e "$TOLD/fails" ]; then
  case "$*" in *"$(cat "$TOLD/fails")"*) rm "$TOLD/fails" && exit 1 ;; esac
fi
case "$*" in
  *' tools backup '*) echo '${BACKUP}: 863 rows of 68 tables' ;;
  *' logs --no-log-prefix web') printf 'This shop has no admin yet.\n\n  ${SETUP}\n' ;;
esac
`;

const ANSWERS = [
  ...['smtps://u:p@mail.camur.net:465', "Çamur'un Atölyesi <merhaba@camur.net>"],
  ...['trial', 'api-key', 'secret-key'],
];

let folder: string;
let shop: string;
let told: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toprak-scripts-'));
  told = join(folder, 'told');
  shop = join(folder, 'shop');
  for (const each of ['told', 'bin', 'origin/docker']) mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(join(folder, 'bin/docker'), FAKE_DOCKER);
  chmodSync(join(folder, 'bin/docker'), 0o755);
  for (const script of ['setup.sh', 'versions.sh', 'update.sh', 'rollback.sh']) {
    cpSync(join(DOCKER, script), join(folder, 'origin/docker', script));
  }
  writeFileSync(join(folder, 'origin/.gitignore'), readFileSync(join(DOCKER, '../.gitignore')));
  git('init', '--quiet', '--initial-branch=main');
  commit('first');
  execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), shop]);
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): void {
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@toprak.example'];
  execFileSync('git', [...who, ...args], { cwd: join(folder, 'origin'), stdio: 'pipe' });
}

/** Publishes a version of the shop, with this file in it. */
function commit(name: string, path = 'version'): void {
  const file = join(folder, 'origin', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, name);
  git('add', '.');
  git('commit', '--quiet', '-m', name);
}

function run(script: string, args: readonly string[] = [], input = '') {
  rmSync(join(told, 'calls'), { force: true });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, TOLD: told };
  const { status, stdout, stderr } = spawnSync(join(shop, 'docker', script), args, {
    ...{ env, input, encoding: 'utf8' },
  });
  return { status, said: stdout + stderr, calls: calls() };
}

function calls(): string[] {
  const file = join(told, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

const inShop = (path: string) => readFileSync(join(shop, path), 'utf8');
const settingsOf = (path: string) => parseEnv(inShop(`docker/${path}`));
const failAt = (call: string) => writeFileSync(join(told, 'fails'), call);
const setUp = (answers: readonly string[] = ANSWERS) =>
  run('setup.sh', ['camur.net'], `${answers.join('\n')}\n`);

describe('docker/setup.sh', () => {
  it('makes settings and secrets from a few answers, and starts', () => {
    const { status, said, calls } = setUp();
    expect(status).toBe(0);
    expect(calls).toEqual([
      'build --tag toprak:1 --file docker/Dockerfile -',
      'compose up -d --wait',
      'compose logs --no-log-prefix web',
    ]);
    expect(settingsOf('.env')).toEqual({ DOMAIN: 'camur.net', TOPRAK_VERSION: '1', TRUSTED_PROXIES: '1' });
    expect(inShop('docker/shop.env')).toContain(
      String.raw`MAIL_FROM='Çamur\'un Atölyesi <merhaba@camur.net>'`,
    );
    expect(settingsOf('shop.env')).toMatchObject({
      IYZICO_URI: 'https://sandbox-api.iyzipay.com',
      TRIAL: 'on',
    });
    expect(said).toContain(`Its first admin is whoever opens, once: ${SETUP}\n`);
    expect(inShop('docker/secrets/smtp_url')).toBe('smtps://u:p@mail.camur.net:465\n');
    expect(inShop('docker/secrets/iyzico_secret_key')).toBe('secret-key\n');
    expect(inShop('docker/secrets/app_secret')).toMatch(/^[0-9a-f]{64}\n$/);
    expect(inShop('docker/secrets/database_url')).toBe(
      `postgres://toprak:${inShop('docker/secrets/database_password').trim()}@database:5432/toprak\n`,
    );
  });

  it('leaves the mail relay and the keys of iyzico to the panel', () => {
    expect(setUp(['', '']).status).toBe(0);
    expect(settingsOf('shop.env')).toEqual({});
    for (const secret of ['smtp_url', 'iyzico_api_key', 'iyzico_secret_key']) {
      expect(inShop(`docker/secrets/${secret}`).trim()).toBe('');
    }
  });

  it('says where the address of the first admin stands when it cannot read it', () => {
    failAt('compose logs');
    const { status, said } = setUp();
    expect([status, said]).toEqual([0, expect.stringContaining("what 'docker compose logs web' names")]);
  });

  it.each([
    ['no name', [], 64],
    ['a name without a domain', ['localhost'], 64],
    ['an address instead of a name', ['https://camur.net'], 64],
    ['answers that end early', ['camur.net'], 1],
  ])('leaves nothing behind when it is given %s', (_what, args, status) => {
    expect(run('setup.sh', args, 'Çamur\n')).toMatchObject({ status, calls: [] });
    for (const path of ['.env', 'shop.env', 'secrets']) {
      expect(existsSync(join(shop, 'docker', path))).toBe(false);
    }
  });

  it('keeps a shop that is there', () => {
    setUp();
    const secret = inShop('docker/secrets/app_secret');
    expect(setUp()).toMatchObject({ status: 1, calls: [] });
    expect(inShop('docker/secrets/app_secret')).toBe(secret);
  });
});

describe('docker/update.sh', () => {
  beforeEach(() => void setUp());

  const UPDATE = [
    'build --tag toprak:2 --file docker/Dockerfile -',
    'compose run --rm -T --no-deps tools backup --to /backup --keep 14',
    'compose up -d --wait --remove-orphans',
  ];

  it('builds, makes a backup, and only then migrates and starts', () => {
    commit('second');
    const { status, said, calls } = run('update.sh');
    expect([status, said]).toEqual([0, expect.stringContaining('Version 2 runs.')]);
    expect(calls.slice(0, 3)).toEqual(UPDATE);
    expect(calls).toContain('compose run --rm -T --no-deps tools verify');
    expect(settingsOf('.env')).toMatchObject({ TOPRAK_VERSION: '2' });
    expect(inShop('version')).toBe('second');
  });

  it('keeps the image before, and no older one', () => {
    for (const name of ['second', 'third']) {
      commit(name);
      run('update.sh');
    }
    const removed = calls().filter((call) => call.startsWith('image rm'));
    expect(removed).toEqual(['image rm toprak:1']);
  });

  it('does nothing when there is nothing new', () => {
    expect(run('update.sh')).toMatchObject({ status: 0, calls: [] });
  });

  it.each([
    ['the build', 'build --tag'],
    ['the backup', 'tools backup'],
  ])('changes nothing when %s fails', (_what, call) => {
    commit('second');
    failAt(call);
    expect(run('update.sh')).toMatchObject({
      status: 1,
      said: expect.stringContaining('Nothing has been changed'),
    });
    expect(calls().filter((each) => each.includes(' up '))).toEqual([]);
    expect(settingsOf('.env')).toMatchObject({ TOPRAK_VERSION: '1' });
    expect(inShop('version')).toBe('first');
  });

  it('goes back by itself when the new version does not start', () => {
    commit('second');
    failAt('compose up');
    const { status, said } = run('update.sh');
    expect(status).toBe(1);
    for (const words of ['Version 2 does not start', 'Version 1 runs.']) expect(said).toContain(words);
    expect(settingsOf('.env')).toMatchObject({ TOPRAK_VERSION: '1' });
    expect(inShop('version')).toBe('first');
  });

  it('takes nothing away that was changed by hand', () => {
    commit('second');
    writeFileSync(join(shop, 'version'), 'mine');
    expect(run('update.sh')).toMatchObject({ status: 1, calls: [] });
    expect(inShop('version')).toBe('mine');
  });
});

describe('docker/rollback.sh', () => {
  beforeEach(() => {
    setUp();
    commit('second');
  });

  it('starts the image before, and can be followed by another update', () => {
    run('update.sh');
    const { status, said, calls } = run('rollback.sh');
    expect([status, said]).toEqual([0, 'Version 1 runs.\n']);
    expect(calls.slice(0, 2)).toEqual(['image inspect toprak:1', 'compose up -d --wait --remove-orphans']);
    expect(settingsOf('.env')).toMatchObject({ TOPRAK_VERSION: '1' });
    expect(inShop('version')).toBe('first');
    expect(run('rollback.sh')).toMatchObject({ status: 1, calls: [] });
    commit('third');
    expect(run('update.sh').status).toBe(0);
    expect(inShop('version')).toBe('third');
  });

  it('says which tables stay as the newer version made them', () => {
    commit('tables', 'backend/src/platform/database/migrations/002-more.ts');
    run('update.sh');
    const { status, said } = run('rollback.sh');
    expect(status).toBe(0);
    expect(said).toContain(
      'migrations do not go back:\n  backend/src/platform/database/migrations/002-more.ts',
    );
  });

  it('goes back to the data of then only when somebody says yes', () => {
    run('update.sh');
    const refused = run('rollback.sh', ['--with-data'], 'no\n');
    expect(refused).toMatchObject({ status: 1, calls: ['image inspect toprak:1'] });
    expect(refused.said).toContain(`All data goes back to the backup ${BACKUP}`);
    expect(settingsOf('.env')).toMatchObject({ TOPRAK_VERSION: '2' });

    const { status, calls } = run('rollback.sh', ['--with-data'], 'yes\n');
    expect(status).toBe(0);
    expect(calls.slice(1, 3)).toEqual([
      'compose stop tls proxy web worker',
      `compose run --rm -T tools restore --from ${BACKUP} --replace`,
    ]);
    expect(settingsOf('.env')).toMatchObject({ TOPRAK_VERSION: '1' });
  });

  it('changes nothing when the image before is gone', () => {
    run('update.sh');
    failAt('image inspect');
    expect(run('rollback.sh')).toMatchObject({ status: 1, calls: ['image inspect toprak:1'] });
    expect(inShop('version')).toBe('second');
  });
});
