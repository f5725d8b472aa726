import 'reflect-metadata';
import { CampaignsModule } from '../src/messaging/campaigns/campaigns.module.js';
import { startJobWorker } from './job-worker.js';

/** A process that sends campaigns, for tests that kill it. */
await startJobWorker({
  servers: { databaseUrl: process.env['DATABASE_URL'] ?? '', redisUrl: undefined },
  imports: [CampaignsModule],
  settings: { SMTP_URL: process.env['SMTP_URL'] ?? '' },
  isMailHasty: true,
});
