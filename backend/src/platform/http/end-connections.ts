import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { settlesWithin } from '../settles-within.js';
import type { Shutdown } from '../shutdown.js';

/**
 * From the moment in which the process begins to leave, each answer says that it was the last on its connection: also
 * those that were asked for before.
 */
export function sayWhenLast(server: Server, shutdown: Shutdown): void {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    if (shutdown.hasBegun) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  shutdown.onBegin(() => {
    for (const response of open) response.shouldKeepAlive = false;
  });
}

/**
 * A proxy keeps connections open, and may be sending on one at the very moment in which it would be cut: a request lost
 * that way is never sent twice. So for `lingerMs` they stay; whoever uses one is told that it was the last time.
 * After that idle ones end, and busy ones with their answer, or when the time for work is over.
 */
export async function endConnections(server: Server, shutdown: Shutdown, lingerMs: number): Promise<void> {
  // HTTP's own `close` would cut idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  if (lingerMs > 0) await settlesWithin(closed, lingerMs);
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  if (!(await settlesWithin(closed, shutdown.workLeftMs))) server.closeAllConnections();
  await closed;
  clearInterval(idle);
}
