import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../../testing/poll.js';
import { freePort, type ShopProcess, startShopProcess } from '../../../testing/shop-process.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { testEnvironment } from '../../../testing/test-environment.js';
import { JobOutbox } from '../../platform/jobs/job-outbox.js';
import { within } from '../../platform/logging/work-context.js';

const GIVEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';

let database: TestDatabase;
let shop: ShopProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  const outside = { databaseUrl: database.url, iyzicoUrl: 'http://127.0.0.1:9' };
  const environment = testEnvironment(outside, { WORKER: 'on', LOG_LEVEL: 'info' });
  shop = await startShopProcess(environment, await freePort());
});
afterAll(async () => {
  await shop.kill();
  await database.drop();
});

const answeredId = async (given: string) =>
  (await fetch(`${shop.url}/health`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');

test('a request keeps the name that our proxy gave it, unless that is no name', async () => {
  expect(await answeredId(GIVEN)).toBe(GIVEN);
  for (const odd of ['short', 'x'.repeat(65), `${GIVEN} "level":50`]) {
    expect(await answeredId(odd)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('what a request asked for is told in the log under its name, when another process does it', async () => {
  await within({ requestId: GIVEN }, () =>
    database.dataSource.transaction((manager) => new JobOutbox().add(manager, { name: 'none', payload: {} })),
  );
  const lines = () =>
    shop
      .said()
      .split('\n')
      .filter((line) => line.includes(GIVEN));
  await eventually('a line names it', () => lines().some((line) => line.includes('"job":"none"')));
});
