import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from './debian-program.js';
import { eventually } from './poll.js';
import { freePort } from './shop-process.js';

const PROXY = join(import.meta.dirname, '../../docker/proxy');

/** The variant for a proxy behind another one, from the comments of nginx.conf. */
const BEHIND_ANOTHER = [
  ['# set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;'],
  ['# real_ip_header', 'real_ip_header'],
  ['# real_ip_recursive', 'real_ip_recursive'],
] as const;

/**
 * Starts the proxy of docker/proxy with changed addresses and files, in front of these ports; optionally
 * behind another proxy at 127.0.0.1.
 */
export async function startProxy(upstreamPorts: readonly number[], { isBehindAnother = false } = {}) {
  const program = debianProgram({ program: 'nginx', package: 'nginx-light', requested: '-v' });
  const folder = mkdtempSync(join(tmpdir(), 'toprak-proxy-'));
  // Its workers run as another user when the tests run as root.
  chmodSync(folder, 0o755);
  cpSync(PROXY, folder, { recursive: true });
  makeCertificate(folder);
  const [http, health, https] = [await freePort(), await freePort(), await freePort()];
  change(join(folder, 'nginx.conf'), [
    ['listen 8080;', `listen 127.0.0.1:${http};`],
    ['127.0.0.1:8081', `127.0.0.1:${health}`],
    ['listen 8443 ssl;', `listen 127.0.0.1:${https} ssl;`],
    // Debian's version is too old for this directive and the next one.
    ['http2 on;', ''],
    ['/tmp/', `${folder}/`],
    ['/certificates/', `${folder}/`],
    ['/dev/stdout', '/dev/null'],
    ...(isBehindAnother ? BEHIND_ANOTHER : []),
  ]);
  const servers = upstreamPorts.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  change(join(folder, 'upstream.conf'), [['server web:3000 resolve max_fails=0;', servers.join('\n  ')]]);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  execFileSync(program, ['-t', ...args], { stdio: 'pipe' });
  const server = spawn(program, args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await eventually('the proxy listens', () => isOpen(https));
  return {
    httpUrl: `http://127.0.0.1:${http}`,
    httpsPort: https,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function makeCertificate(folder: string): void {
  debianProgram({ program: 'openssl', package: 'openssl', requested: 'version' });
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
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

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
