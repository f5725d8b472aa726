import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { transformFileSync } from '@swc/core';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { eventually } from '../../testing/poll.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

/** A process that only holds the lock, like a shop that has started the database. */
const BYSTANDER = 'setInterval(() => undefined, 1000)';

/**
 * Starts a real second process from modules compiled to JavaScript; it prints its address on the first line.
 */
function spawnStarter(dataDir: string): ChildProcess {
  const compiled = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'sandbox-postgres');
  const sources = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.spec.ts'));
  mkdirSync(compiled, { recursive: true });
  for (const file of sources) {
    const { code } = transformFileSync(join(import.meta.dirname, file), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
    writeFileSync(join(compiled, file.replace('.ts', '.js')), code);
  }
  const program = `
    import { startEmbeddedPostgres } from '${join(compiled, 'embedded-postgres.js')}';
    console.log((await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false })).url);
    ${BYSTANDER}`;
  return spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('embedded PostgreSQL', () => {
  let dataDir: string;
  let started: EmbeddedPostgres[];
  let bystanders: ChildProcess[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'toprak-postgres-'));
    started = [];
    bystanders = [];
  });

  afterEach(async () => {
    for (const server of started) await server.stop();
    for (const process of bystanders) process.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<string> {
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    started.push(server);
    return server.url;
  }

  async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  }

  /** Simulates a killed shop: the server still runs, but its recorded owner is gone. */
  async function forgetOwner(): Promise<number> {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    await writeFile(join(dataDir, 'owner.json'), JSON.stringify({ pid: gone.pid, startTime: '1' }));
    const pidFile = await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8');
    return Number(pidFile.split('\n')[0]);
  }

  /**
   * A stopped process keeps its pending signals; the second bit is SIGINT, a fast shutdown for PostgreSQL.
   */
  async function waitUntilToldToEnd(pid: number): Promise<void> {
    await eventually('the server is told to end', async () => {
      const waiting = /ShdPnd:\s*([0-9a-f]+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
      return (Number.parseInt(waiting ?? '0', 16) & 0b10) !== 0;
    });
  }

  it('creates the database toprak in UTF-8 and keeps its data over a restart', async () => {
    const first = await start();
    expect(await query(first, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    await query(first, "create table piece as select 'Çörek tabağı' as name");
    await started.pop()?.stop();

    const second = await start();
    expect(second).toMatch(/^postgres:\/\/postgres:[0-9a-f]{36}@127\.0\.0\.1:\d+\/toprak$/);
    expect(await query(second, 'select name from piece')).toEqual([{ name: 'Çörek tabağı' }]);
  });

  it('keeps its password for nobody else to read', async () => {
    await start();
    expect((await stat(join(dataDir, 'password'))).mode & 0o777).toBe(0o600);
  });

  it('starts again while a server of a killed process is running', async () => {
    const url = await start();
    await query(url, 'create table piece as select 1 as id');
    await forgetOwner();
    started = [];

    expect(await query(await start(), 'select id from piece')).toEqual([{ id: 1 }]);
  });

  it('starts again after the process that started it was killed', async () => {
    const starter = spawnStarter(dataDir);
    bystanders.push(starter);
    const [line] = (await once(createInterface(starter.stdout!), 'line')) as [string];
    await query(line, 'create table piece as select 1 as id');
    starter.kill('SIGKILL');
    await once(starter, 'exit');

    expect(await query(await start(), 'select id from piece')).toEqual([{ id: 1 }]);
    await expect(query(line, 'select 1')).rejects.toThrow();
  });

  it('starts again after the server itself was killed', async () => {
    const url = await start();
    await query(url, 'create table piece as select 1 as id');
    process.kill(await forgetOwner(), 'SIGKILL');
    started = [];

    expect(await query(await start(), 'select id from piece')).toEqual([{ id: 1 }]);
  });

  // Only Linux shows the pending signals of a process.
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('starts again when the server is killed while it is told to end', async () => {
    const url = await start();
    await query(url, 'create table piece as select 1 as id');
    const server = await forgetOwner();
    started = [];
    process.kill(server, 'SIGSTOP');
    const again = start();
    await waitUntilToldToEnd(server);
    process.kill(server, 'SIGKILL');

    expect(await query(await again, 'select id from piece')).toEqual([{ id: 1 }]);
  });

  it('is not misled when a stranger now has the number of the killed server', async () => {
    const url = await start();
    await query(url, 'create table piece as select 1 as id');
    await started.pop()?.stop();
    const stranger = spawn(process.execPath, ['-e', BYSTANDER]);
    bystanders.push(stranger);
    await writeFile(
      join(dataDir, 'cluster', 'postmaster.pid'),
      `${stranger.pid ?? 0}\n${dataDir}/cluster\n1\n1\n`,
    );

    expect(await query(await start(), 'select id from piece')).toEqual([{ id: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });

  it('begins afresh when its very first start was killed half way', async () => {
    await start();
    await started.pop()?.stop();
    await rm(join(dataDir, 'cluster', 'PG_VERSION'));
    await rename(join(dataDir, 'cluster'), join(dataDir, 'cluster.new'));

    expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('refuses to take the database away from a running shop', async () => {
    await start();
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/stop that process first/);
    expect(await query(started[0]!.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
