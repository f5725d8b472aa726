import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
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
import { setTimeout } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { freePort } from '../support/free-port.mjs';

/**
 * `npm run test:docker` does what the image does, without a container engine. It builds a clean copy as an unprivileged
 * user, lays the shop out, makes it read-only, and starts it as its containers would be started.
 */
const root = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'toprak-image-'));
const [source, shop] = [join(scratch, 'source'), join(scratch, 'shop')];
const nobody = process.getuid() === 0 ? { uid: 65534, gid: 65534 } : {};
const run = (command, args, options = {}) =>
  execFileSync(command, args, { stdio: 'pipe', encoding: 'utf8', maxBuffer: 64e6, ...nobody, ...options });

/** The secrets that compose.yaml gives to each command. */
const DATABASE = ['DATABASE_URL_FILE'];
const COMMANDS_SECRETS = {
  nonsense: [],
  migrate: DATABASE,
  verify: DATABASE,
  backup: DATABASE,
  'admin-password': [...DATABASE, 'APP_SECRET_FILE'],
};

const step = (what) => process.stdout.write(`${what}\n`);
copySource();
build();
step('It builds.');
lookThrough();
step('Only what is needed is there, and cannot be changed.');
const { startEmbeddedPostgres } = await import(
  join(source, 'backend/dist/sandbox/postgres/embedded-postgres.js')
);
const database = await startEmbeddedPostgres({ dataDir: join(scratch, 'postgres'), durable: false });
try {
  await tryOut(writeSettings(await makeOwner(database.url)));
  step('Both end when asked: the image does what it should.');
} finally {
  await database.stop();
  rmSync(scratch, { recursive: true, force: true });
}

function copySource() {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(source, file));
  }
  mkdirSync(shop);
  mkdirSync(join(scratch, 'home'));
  if (nobody.uid !== undefined) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, scratch]);
}

function build() {
  const home = join(scratch, 'home');
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    npm_config_cache: join(home, 'npm'),
    npm_config_registry: npmConfig('registry'),
    // A network may have a certificate authority of its own.
    npm_config_cafile: npmConfig('cafile'),
  };
  run('docker/build.sh', [shop], { cwd: source, env });
}

function npmConfig(name) {
  const value = execFileSync('npm', ['config', 'get', name], { cwd: root, encoding: 'utf8' }).trim();
  return value === 'null' ? '' : value;
}

function lookThrough() {
  const found = run('find', [shop, '-not', '-path', '*/node_modules/*', '-name', '*.spec.*']);
  assert.equal(found, '', 'no tests are shipped');
  for (const part of [
    'backend/dist/sandbox',
    'backend/dist/seed',
    'node_modules/jest',
    'node_modules/vite',
    'node_modules/react',
  ]) {
    assert.ok(!existsSync(join(shop, part)), `${part} is not shipped`);
  }
  run('chmod', ['-R', 'a-w', shop]);
}

/**
 * The shop's own role, as the database's container creates it: the owner of the database needs no further
 * rights.
 */
async function makeOwner(superuserUrl) {
  const password = 'x'.repeat(24);
  const statements = readFileSync(join(root, 'docker/database/owner.sql'), 'utf8')
    .replace(/^\\set .*$/m, '')
    .replace(":'password'", `'${password}'`);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
  return Object.assign(new URL(superuserUrl), { username: 'toprak', password }).href;
}

function writeSettings(databaseUrl) {
  const media = join(scratch, 'media');
  for (const folder of [media, join(scratch, 'backup')]) {
    mkdirSync(folder);
    if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  }
  const secrets = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: randomBytes(32).toString('hex'),
    IYZICO_API_KEY: 'key',
    IYZICO_SECRET_KEY: 'secret',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const own = {
    PUBLIC_URL: 'https://shop.example',
    OTHER_HOSTS: '127.0.0.1',
    IYZICO_URI: 'https://sandbox-api.iyzipay.com',
    TRIAL: 'on',
    MAIL_FROM: 'T <a@shop.example>',
    SELLER_TITLE: 'T',
    SELLER_ADDRESS: 'A',
    SELLER_PHONE: '+902165550148',
    SELLER_EMAIL: 'a@shop.example',
    SELLER_TAX: 'V',
  };
  const settings = { ...parseEnv(readFileSync(join(root, 'docker/shop.env.example'), 'utf8')), ...own };
  for (const [name, secret] of Object.entries(secrets)) {
    const file = join(scratch, name.toLowerCase());
    writeFileSync(file, `${secret}\n`);
    settings[`${name}_FILE`] = file;
  }
  return {
    ...settings,
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
    MEDIA_DIR: media,
  };
}

async function tryOut(settings) {
  const start = join(shop, 'docker/start.sh');
  const command = (...args) => run(start, args, { env: withOnly(settings, COMMANDS_SECRETS[args[0]]) });
  assert.throws(() => command('nonsense'), { status: 64 });
  command('migrate');
  const running = [];
  for (const role of ['web', 'worker']) {
    const [port, opsPort] = [await freePort(), await freePort()];
    running.push(await startRole(role, { ...settings, PORT: String(port), OPS_PORT: String(opsPort) }));
    step(`The ${role} process starts and answers.`);
  }
  assert.match(command('verify'), /checks passed/);
  assert.match(command('backup', '--to', join(scratch, 'backup')), /rows of \d+ tables/);
  assert.throws(() => command('admin-password', 'nobody@shop.example'), { status: 1, stdout: '' });
  step('Check and backup run beside them, and so does the way back for a locked-out admin.');
  for (const { role, leave } of running) assert.deepEqual(await leave(), [0, null], `${role} ends by itself`);
}

function withOnly(settings, secrets) {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !name.endsWith('_FILE') || secrets.includes(name)),
  );
}

/** Starts a role, expects it to become healthy and do its work, and to end when asked. */
async function startRole(role, settings) {
  const child = spawn(join(shop, 'docker/start.sh'), [role], {
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...nobody,
  });
  const ended = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  for (let tries = 0; !isHealthy(settings); tries += 1) {
    assert.ok(child.exitCode === null && tries < 60, `${role} becomes healthy`);
    await setTimeout(500);
  }
  if (role === 'web') {
    const page = await fetch(`http://127.0.0.1:${settings.PORT}/`);
    assert.equal(page.status, 503, 'a new shop is not open yet');
    assert.match(await page.text(), /<h1/);
    const foreign = await fetch(`http://localhost:${settings.PORT}/`);
    assert.equal(foreign.status, 421, 'a foreign host is refused');
  }
  const leave = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { role, leave };
}

function isHealthy(settings) {
  try {
    run('node', [join(shop, 'docker/healthy.mjs')], { env: settings });
    return true;
  } catch {
    return false;
  }
}
