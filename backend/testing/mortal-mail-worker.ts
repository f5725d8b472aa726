import 'reflect-metadata';
import { LettersModule } from '../src/letters/letters.module.js';
import { startJobWorker } from './job-worker.js';

/** A process that sends letters, for tests that kill it. */
await startJobWorker({
  servers: { databaseUrl: process.env['DATABASE_URL'] ?? '', redisUrl: undefined },
  imports: [LettersModule],
  settings: { SMTP_URL: process.env['SMTP_URL'] ?? '' },
  isMailHasty: true,
});
