import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { type IyzicoSandbox, startIyzicoSandbox } from '../sandbox/iyzico/start-iyzico.js';
import { AppModule } from '../src/app.module.js';
import { loadSettings } from '../src/platform/config/load-settings.js';
import { createEmptyCopy } from './test-database.js';
import { SANDBOX_KEYS, testEnvironment } from './test-environment.js';

export interface TestShop {
  readonly app: INestApplicationContext;
  readonly dataSource: DataSource;
  readonly iyzico: IyzicoSandbox;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the real shop without its web server, with a real database; only iyzico is a stand-in. Jobs are off.
 */
export async function startTestShop(overrides: Readonly<Record<string, string>> = {}): Promise<TestShop> {
  const database = await createEmptyCopy();
  const iyzico = await startIyzicoSandbox({ ...SANDBOX_KEYS });
  const environment = testEnvironment({ databaseUrl: database.url, iyzicoUrl: iyzico.url }, overrides);
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(loadSettings(environment)), {
    logger: false,
  });
  return {
    app,
    dataSource: app.get(DataSource),
    iyzico,
    stop: async () => {
      await app.close();
      await iyzico.stop();
      await database.drop();
    },
  };
}
