import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTls } from './caddy-server.js';
import { debianProgram } from './debian-program.js';
import { isOpen } from './is-open.js';
import { eventually } from './poll.js';
import { freePort } from './shop-process.js';

const PROXY = join(import.meta.dirname, '../../docker/proxy');

/** Starts everything that stands in front of the web processes in docker/: what ends TLS, and the proxy. */
export async function startProxyWithTls(upstreamPorts: readonly number[]) {
  const proxy = await startProxy(upstreamPorts);
  const tls = await startTls(proxy.port);
  return {
    httpUrl: tls.httpUrl,
    httpsPort: tls.httpsPort,
    stop: async () => {
      await tls.stop();
      await proxy.stop();
    },
  };
}

/** Starts the proxy of docker/proxy with changed addresses and files, in front of these ports. */
export async function startProxy(upstreamPorts: readonly number[]) {
  const program = debianProgram({ program: 'nginx', package: 'nginx-light', requested: '-v' });
  const folder = mkdtempSync(join(tmpdir(), 'toprak-proxy-'));
  // Its workers run as another user when the tests run as root.
  chmodSync(folder, 0o755);
  cpSync(PROXY, folder, { recursive: true });
  const [port, health] = [await freePort(), await freePort()];
  change(join(folder, 'nginx.conf'), [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:8081', `127.0.0.1:${health}`],
    ['set_real_ip_from 10.0.0.0/8;', 'set_real_ip_from 127.0.0.1;'],
    ['/tmp/', `${folder}/`],
    ['/dev/stdout', '/dev/null'],
  ]);
  const servers = upstreamPorts.map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`);
  change(join(folder, 'upstream.conf'), [['server web:3000 resolve max_fails=0;', servers.join('\n  ')]]);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  execFileSync(program, ['-t', ...args], { stdio: 'pipe' });
  const server = spawn(program, args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await eventually('the proxy listens', () => isOpen(port));
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Every replaced text must exist, or the test would no longer cover the shipped file. */
function change(path: string, changes: readonly (readonly [from: string, to: string])[]): void {
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${path} has no '${from}' any more.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(path, text);
}
