import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port on which nothing listens. */
export async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
