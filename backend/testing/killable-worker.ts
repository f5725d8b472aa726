import 'reflect-metadata';
import { startJobWorker } from './job-worker.js';

/**
 * A worker process for tests that kill it. It records in the table `deed (worker, kind)`: the scheduled task
 * `diary`, and the job `long`, which never ends here.
 */
await startJobWorker({
  servers: { databaseUrl: process.env['DATABASE_URL'] ?? '', redisUrl: process.env['REDIS_URL'] },
  register: (registry, dataSource) => {
    const write = (kind: string) =>
      dataSource.query(`INSERT INTO deed (worker, kind) VALUES ('mortal', $1)`, [kind]).then(() => undefined);
    registry.schedule({ name: 'diary', everySeconds: 0.1, run: () => write('task') });
    registry.handle('long', async () => {
      await write('long');
      await new Promise(() => undefined);
    });
  },
});
