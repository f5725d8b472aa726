import type { TestingModule } from '@nestjs/testing';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { NotificationsModule } from '../src/notifications/notifications.module.js';
import { startJobWorker } from './job-worker.js';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.js';
import { suiteHooks } from './suite-hooks.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

interface SuiteMailWorker {
  readonly dataSource: DataSource;
  readonly relay: TestSmtpServer;
  readonly worker: TestingModule;
}

/** Gives the calling suite a database, a mail relay, and a worker that sends the mails of that database by that relay. */
export function suiteMailWorker(entities: DataSourceOptions['entities'] = []): SuiteMailWorker {
  const { afterAll, beforeAll } = suiteHooks();
  let database: TestDatabase;
  let relay: TestSmtpServer;
  let worker: TestingModule;
  beforeAll(async () => {
    database = await createTestDatabase(entities);
    relay = await startSmtpServer();
    worker = await startJobWorker({
      servers: { databaseUrl: database.url, redisUrl: undefined },
      imports: [NotificationsModule],
      settings: { SMTP_URL: relay.url },
    });
  });
  afterAll(async () => {
    await worker.close();
    await relay.close();
    await database.drop();
  });
  return {
    get dataSource() {
      return database.dataSource;
    },
    get relay() {
      return relay;
    },
    get worker() {
      return worker;
    },
  };
}
