import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { settlesWithin } from '../settles-within.js';
import type { Shutdown } from '../shutdown.js';

/**
 * Once the process is shutting down, every answer closes its connection, including answers to earlier
 * requests.
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
 * Closes the server. A proxy may just be sending a request on a connection that it keeps open, and such a
 * request would be lost. So connections stay open for `lingerMs`, and each answer asks to close its
 * connection. Then idle connections are closed, and busy ones after their answer or when the time for work is
 * over.
 */
export async function endConnections(server: Server, shutdown: Shutdown, lingerMs: number): Promise<void> {
  // HTTP's own `close` would end idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  if (lingerMs > 0) await settlesWithin(closed, lingerMs);
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  if (!(await settlesWithin(closed, shutdown.workLeftMs))) server.closeAllConnections();
  await closed;
  clearInterval(idle);
}
