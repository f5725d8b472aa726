import 'reflect-metadata';
import { runProcess } from './run-process.js';

/** A little longer than the proxy keeps an idle connection: docker/proxy/upstream.conf. */
const LINGER_MS = 2_500;

/** The shop: web site, API and, unless WORKER is off, jobs. */
await runProcess('web', process.env, async (settings) => {
  const { startServer } = await import('./server.js');
  const { printFirstAdminLink } = await import('./admin/first-admin/print-first-admin-link.js');
  const server = await startServer(settings);
  await printFirstAdminLink(server.app);
  return { stop: () => server.stop(LINGER_MS) };
});
