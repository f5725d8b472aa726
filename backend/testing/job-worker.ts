import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../src/platform/jobs/job-registry.js';
import { JobTuning } from '../src/platform/jobs/job-tuning.js';
import { JobsModule } from '../src/platform/jobs/jobs.module.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { testSettings } from './test-settings.js';

/** Everything happens soon. */
const HASTY_TUNING: JobTuning = {
  attempts: 3,
  firstRetryMs: 20,
  lockMs: 1_000,
  stalledCheckMs: 300,
  concurrency: 4,
  leadershipCheckMs: 100,
  shutdownMs: 5_000,
};

export interface QueueServers {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
}

interface WorkerOptions {
  readonly servers: QueueServers;
  readonly register: (registry: JobRegistry, dataSource: DataSource) => void;
  readonly isWorker?: boolean;
}

/** The modules that run jobs, as a process of their own would have them. */
export async function startJobWorker({
  servers,
  register,
  isWorker = true,
}: WorkerOptions): Promise<TestingModule> {
  const settings = testSettings({
    DATABASE_URL: servers.databaseUrl,
    ...(servers.redisUrl ? { REDIS_URL: servers.redisUrl } : {}),
    WORKER: isWorker,
    SWEEP_SECONDS: 1,
  });
  const worker = await Test.createTestingModule({ imports: [PlatformModule.forRoot(settings), JobsModule] })
    .overrideProvider(JobTuning)
    .useValue(HASTY_TUNING)
    .compile();
  register(worker.get(JobRegistry), worker.get(DataSource));
  return worker.init();
}
