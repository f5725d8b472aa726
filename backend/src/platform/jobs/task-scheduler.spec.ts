import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { startJobWorker } from '../../../testing/job-worker.js';
import { eventually } from '../../../testing/poll.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { Log } from '../logging/log.js';
import type { ScheduledTask } from './job-registry.js';

const HANGS = ['A scheduled task hangs; the tasks go to another process.'];

describe('A scheduled task that does not come back', () => {
  let database: TestDatabase;
  let ran: string[];
  let comeBack: (() => void)[];
  let workers: TestingModule[];

  beforeEach(async () => {
    database = await createTestDatabase();
    [ran, comeBack, workers] = [[], [], []];
  });
  afterEach(async () => {
    comeBack.forEach((end) => end());
    await Promise.all(workers.map((worker) => worker.close()));
    await database.drop();
  });

  async function aWorker(name: string, run: ScheduledTask['run'], task: Partial<ScheduledTask> = {}) {
    const worker = await startJobWorker({
      servers: { databaseUrl: database.url, redisUrl: undefined },
      register: (registry) => {
        const ofWorker = async () => {
          ran.push(name);
          await run();
        };
        registry.schedule({ name: 'sweep', everySeconds: 1, run: ofWorker, ...task });
      },
      tuning: { taskDeadlineMs: 700 },
    });
    workers.push(worker);
    return jest.spyOn(worker.get(Log), 'error');
  }
  const hang = () => new Promise<void>((resolve) => comeBack.push(resolve));
  const done = () => Promise.resolve();
  const times = (name: string) => ran.filter((each) => each === name).length;

  it('is run on by another process, and the log says so', async () => {
    const errors = await aWorker('first', hang);
    await eventually('the first one hangs', () => times('first') === 1);
    await aWorker('second', done);
    await eventually('the other one goes on', () => times('second') >= 2);
    expect(errors.mock.calls.map(([words]) => words)).toEqual(HANGS);
    expect(times('first')).toBe(1);
  });

  it('is run again by the same process where there is no other, and ends without having a turn of its own', async () => {
    let isFirst = true;
    await aWorker('only', () => {
      const run = isFirst ? hang() : done();
      isFirst = false;
      return run;
    });
    await eventually('it goes on', () => times('only') >= 2);
    comeBack.forEach((end) => end());
    await eventually('it has run once more', () => times('only') >= 4);
  });

  it('may take the time that it has asked for', async () => {
    const errors = await aWorker('patient', hang, { mayTakeSeconds: 60 });
    await aWorker('second', done);
    await eventually('the time of any other task is over', async () => {
      const [row] = await database.dataSource.query<{ isLate: boolean }[]>(
        `SELECT now() - backend_start > interval '1.5 seconds' AS "isLate" FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'toprak-scheduler' ORDER BY backend_start LIMIT 1`,
      );
      return row?.isLate === true;
    });
    expect(errors).not.toHaveBeenCalled();
    expect(ran).toEqual(['patient']);
  });
});
