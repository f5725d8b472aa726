import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { endsWithin } from '../jobs/ends-within.js';
import type { Shutdown } from '../shutdown.js';

/**
 * A proxy keeps connections open, and may be sending on one at the very moment in which it would be cut: a request lost
 * that way is never sent twice. So for `lingerMs` they stay; whoever uses one is told that it was the last time.
 * After that idle ones end, and busy ones with their answer, or when the time for work is over.
 */
export async function endConnections(server: Server, shutdown: Shutdown, lingerMs: number): Promise<void> {
  // HTTP's own `close` would cut idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  if (lingerMs > 0) await endsWithin(closed, lingerMs);
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  if (!(await endsWithin(closed, shutdown.workLeftMs))) server.closeAllConnections();
  await closed;
  clearInterval(idle);
}
