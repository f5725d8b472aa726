import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type IyzicoSandbox, startIyzicoSandbox } from '../sandbox/iyzico/start-iyzico.js';
import { loadSettings } from '../src/platform/config/load-settings.js';
import { type RunningServer, startServer } from '../src/server.js';
import { createEmptyCopy } from './test-database.js';
import { SANDBOX_KEYS, testEnvironment } from './test-environment.js';

export interface TestServer {
  /** The address without a slash at the end. */
  readonly url: string;
  readonly app: INestApplicationContext;
  readonly dataSource: DataSource;
  readonly iyzico: IyzicoSandbox;
  /** Starts a second server on the same database. It ends with this one. */
  readonly startNeighbour: () => Promise<Pick<TestServer, 'url' | 'app'>>;
  readonly stop: () => Promise<void>;
}

/** Starts the real shop with database and HTTP; only iyzico is a stand-in. Jobs are off. */
export async function startTestServer(overrides: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const database = await createEmptyCopy();
  const iyzico = await startIyzicoSandbox({ ...SANDBOX_KEYS });
  const environment = testEnvironment({ databaseUrl: database.url, iyzicoUrl: iyzico.url }, overrides);
  const server = await startServer(loadSettings(environment));
  const neighbours: RunningServer[] = [];
  return {
    url: urlOf(server),
    app: server.app,
    dataSource: server.app.get(DataSource),
    iyzico,
    startNeighbour: async () => {
      const neighbour = await startServer(loadSettings(environment));
      neighbours.push(neighbour);
      return { url: urlOf(neighbour), app: neighbour.app };
    },
    stop: async () => {
      for (const each of [...neighbours, server]) await each.stop();
      await iyzico.stop();
      await database.drop();
    },
  };
}

function urlOf({ port }: RunningServer): string {
  return `http://localhost:${port}`;
}
