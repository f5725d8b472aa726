import 'reflect-metadata';
import { runProcess } from './run-process.js';
import { startServer } from './server.js';

/** A little longer than the proxy keeps a connection on which nothing moves: docker/proxy/upstream.conf. */
const LINGER_MS = 2_500;

/** The shop: web site, API and, unless WORKER is off, jobs. */
await runProcess(process.env, async (settings) => {
  const server = await startServer(settings);
  return { stop: () => server.stop(LINGER_MS) };
});
