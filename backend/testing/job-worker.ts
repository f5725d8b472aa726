import type { ModuleMetadata } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { Clock } from '../src/platform/clock.js';
import type { Settings } from '../src/platform/config/settings.js';
import { JobRegistry } from '../src/platform/jobs/job-registry.js';
import { JobTuning } from '../src/platform/jobs/job-tuning.js';
import { JobsModule } from '../src/platform/jobs/jobs.module.js';
import { MailTuning } from '../src/notifications/mail/mail-tuning.js';
import { PlatformModule } from '../src/platform/platform.module.js';
import { testSettings } from './test-settings.js';

/** Short times, so that everything happens soon. */
const HASTY_TUNING = {
  attempts: 3,
  firstRetryMs: 20,
  lockMs: 1_000,
  stalledCheckMs: 300,
  reconnectMs: 50,
  concurrency: 4,
  leadershipCheckMs: 100,
  taskDeadlineMs: 60_000,
} satisfies JobTuning;

/** The same for mails: a claim lasts just as long as a mail may take on a busy machine. */
const HASTY_MAIL: MailTuning = {
  leaseSeconds: 12,
  firstRetrySeconds: 0.2,
  longestRetrySeconds: 1,
  campaignConnections: 5,
  silenceMs: 3_000,
  noteWithinMs: 6_000,
  noteAgainMs: 20,
};

export interface QueueServers {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
}

interface WorkerOptions {
  readonly servers: QueueServers;
  readonly register?: (registry: JobRegistry, dataSource: DataSource) => void;
  readonly isWorker?: boolean;
  /** Overrides for tests in which the short times would interfere. */
  readonly tuning?: Partial<JobTuning>;
  /** Further modules with jobs, and their settings. */
  readonly imports?: NonNullable<ModuleMetadata['imports']>;
  readonly settings?: Partial<Settings>;
  readonly clock?: Clock;
  /**
   * Also shortens the times of mails: those of dead processes come back, and failed ones are retried, soon.
   */
  readonly isMailHasty?: boolean;
}

/** Starts the modules that run jobs, like a worker process. */
export async function startJobWorker(options: WorkerOptions): Promise<TestingModule> {
  const { servers, register, isWorker = true, imports = [] } = options;
  const settings = testSettings({
    DATABASE_URL: servers.databaseUrl,
    ...(servers.redisUrl ? { REDIS_URL: servers.redisUrl } : {}),
    WORKER: isWorker,
    SWEEP_SECONDS: 1,
    ...options.settings,
  });
  const worker = await Test.createTestingModule({
    imports: [PlatformModule.forRoot(settings), JobsModule, ...imports],
  })
    .overrideProvider(JobTuning)
    .useValue({ ...HASTY_TUNING, ...options.tuning })
    .overrideProvider(Clock)
    .useValue(options.clock ?? new Clock())
    .overrideProvider(MailTuning)
    .useValue(options.isMailHasty ? HASTY_MAIL : new MailTuning())
    .compile();
  register?.(worker.get(JobRegistry), worker.get(DataSource));
  return worker.init();
}
