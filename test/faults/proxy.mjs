import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keep } from '../load/processes.mjs';

const SHOP = join(import.meta.dirname, '../../docker/proxy/shop.conf');
const LIMITS = join(import.meta.dirname, '../../docker/proxy/limits.conf');
/** The connections of docker/proxy/upstream.conf. */
const KEPT_OPEN = 'keepalive 32; keepalive_timeout 2s;';

export async function startProxy({ directory, port, upstreams }) {
  installNginx();
  const home = join(directory, 'proxy');
  await mkdir(home, { recursive: true });
  const file = join(home, 'nginx.conf');
  await writeFile(file, configuration({ home, port, upstreams }));
  const child = spawn('nginx', ['-c', file, '-p', home, '-e', join(home, 'error.log')], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  void keep({
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    },
  });
  for (let tries = 0; tries < 100; tries += 1, await wait(100)) {
    if ((await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.ok) return;
    if (child.exitCode !== null) throw new Error('nginx ended; see its error.log.');
  }
  throw new Error('nginx does not answer.');
}

/** The configuration of docker/proxy with this machine's addresses. */
function configuration({ home, port, upstreams }) {
  const servers = upstreams.map((each) => `server 127.0.0.1:${each} max_fails=0;`);
  return `
daemon off;
pid ${home}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxied;
  fastcgi_temp_path ${home}/unused; uwsgi_temp_path ${home}/unused; scgi_temp_path ${home}/unused;
  # Shoppers come from everywhere.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  include ${LIMITS};
  upstream shop {
    ${servers.join('\n    ')}
    ${KEPT_OPEN}
  }
  server {
    listen 127.0.0.1:${port};
    include ${SHOP};
  }
}
`;
}

function installNginx() {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return;
  } catch {
    if (process.getuid?.() !== 0) {
      throw new Error('These tests need nginx: install it (apt-get install nginx-light).');
    }
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
    stdio: 'ignore',
    env,
  });
}
