import { JobRegistry } from '../src/platform/jobs/job-registry.js';
import type { TestServer } from './test-server.js';

/** Runs the waiting jobs of this name, as a worker does. Returns their payloads. */
export async function runJobs(
  { app, dataSource }: Pick<TestServer, 'app' | 'dataSource'>,
  name: string,
): Promise<unknown[]> {
  const [rows] = await dataSource.query<[{ payload: unknown }[]]>(
    'DELETE FROM outbox_job WHERE name = $1 RETURNING payload',
    [name],
  );
  const work = app.get(JobRegistry).handlerOf(name);
  for (const { payload } of rows) {
    await work?.(payload);
  }
  return rows.map(({ payload }) => payload);
}
