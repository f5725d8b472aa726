import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { debianProgram } from './debian-program.js';
import { isOpen } from './is-open.js';
import { eventually } from './poll.js';
import { freePort } from './shop-process.js';

const CADDYFILE = join(import.meta.dirname, '../../docker/tls/Caddyfile');
export const DOMAIN = 'toprak.example';
export const OTHER_DOMAIN = 'www.toprak.example';

/** Starts what ends TLS in docker/, with certificates of an authority of its own, in front of this port. */
export async function startTls(proxyPort: number) {
  const program = debianProgram({ program: 'caddy', package: 'caddy', requested: 'version' });
  const folder = mkdtempSync(join(tmpdir(), 'toprak-tls-'));
  const [http, https] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  const configuration = readFileSync(CADDYFILE, 'utf8')
    .replace('proxy:8080', `127.0.0.1:${proxyPort}`)
    // Debian's version is too old for this name of the same address.
    .replace('{client_ip}', '{remote_host}');
  writeFileSync(file, configuration);
  const options = [
    'local_certs',
    'skip_install_trust',
    'admin off',
    `http_port ${http}`,
    `https_port ${https}`,
  ];
  const env = {
    ...process.env,
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    ...{ DOMAIN, OTHER_DOMAINS: OTHER_DOMAIN, TLS_OPTIONS: options.join('\n') },
  };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  execFileSync(program, ['validate', ...args], { stdio: 'pipe', env });
  const server = spawn(program, ['run', ...args], { stdio: ['ignore', 'ignore', 'pipe'], env });
  const log = text(server.stderr);
  const ended = once(server, 'exit');
  await eventually('TLS is served', () => isOpen(https));
  return {
    httpUrl: `http://127.0.0.1:${http}`,
    httpsPort: https,
    /** Returns what it has logged. */
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
      return log;
    },
  };
}
