import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.js';
import { isPostmasterOf } from './process-identity.js';
import type { ServerUser } from './server-user.js';

const run = promisify(execFile);
const START_SECONDS = 60;
const STILL_DYING = /pre-existing shared memory block|lock file .* already exists/;

/**
 * Safe against killed processes but not against a power failure: commits still reach the operating system.
 */
const FAST_BUT_FORGETFUL = ['fsync=off', 'full_page_writes=off'];

/** A PostgreSQL data directory with the programs that work on it. */
export class PostgresCluster {
  constructor(
    private readonly directory: string,
    private readonly binaries: PostgresBinaries,
    private readonly user: ServerUser | null,
  ) {}

  async initialise(passwordFile: string): Promise<void> {
    const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
    await this.run(this.binaries.initdb, [
      `--pgdata=${this.directory}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      `--locale=${locale}`,
      // The password is long and random: hashing it slowly protects nothing, and each connection would pay for it.
      '--set=scram_iterations=1',
    ]);
  }

  async start(port: number, durable: boolean): Promise<void> {
    // Without a Unix socket, because a stale one from a killed run could block the start.
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
    if (!durable) settings.push(...FAST_BUT_FORGETFUL);
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
    const log = join(this.directory, 'server.log');
    const deadline = Date.now() + START_SECONDS * 1000;
    for (;;) {
      try {
        await this.pgCtl('start', '-w', '-t', String(START_SECONDS), '-l', log, '-o', options);
        return;
      } catch (error) {
        const tail = (await this.read('server.log'))?.split('\n').slice(-8).join('\n') ?? '';
        if (!STILL_DYING.test(tail) || Date.now() > deadline) {
          throw new Error(`PostgreSQL did not start in ${this.directory}:\n${tail}`, { cause: error });
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }

  /** Stops the server of this directory, whether this process or a killed one started it. */
  async stop(): Promise<void> {
    const pid = Number((await this.read('postmaster.pid'))?.split('\n')[0]);
    if (!pid) return;
    if (await isPostmasterOf(this.directory, pid)) {
      await this.pgCtl('stop', '-w', '-m', 'fast').catch(async (error: unknown) => {
        // A killed server may end while we wait, which counts as stopped.
        if (await isPostmasterOf(this.directory, pid)) throw error;
      });
    }
    await rm(join(this.directory, 'postmaster.pid'), { force: true });
  }

  private async pgCtl(command: string, ...options: string[]): Promise<void> {
    await this.run(this.binaries.pgCtl, [command, '-D', this.directory, ...options]);
  }

  private async run(program: string, args: string[]): Promise<void> {
    const identity = this.user ? { uid: this.user.uid, gid: this.user.gid } : {};
    const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
    await run(program, args, { ...identity, cwd: '/', env });
  }

  private async read(file: string): Promise<string | null> {
    return readFile(join(this.directory, file), 'utf8').catch(() => null);
  }
}
