import { Module } from '@nestjs/common';
import { JobRunner } from './job-runner.js';
import { JobTuning } from './job-tuning.js';
import { JobWorker } from './job-worker.js';
import { OutboxRelay } from './outbox-relay.js';
import { TaskScheduler } from './task-scheduler.js';

/** Runs jobs. Adding jobs needs only JobOutbox and JobRegistry, which every process has. */
@Module({ providers: [JobTuning, OutboxRelay, JobWorker, TaskScheduler, JobRunner] })
export class JobsModule {}
