import { describe, expect, it } from '@jest/globals';
import { aCustomer } from '../../../seed/customers.js';
import { announce } from '../../../testing/announce.js';
import { type HttpAnswer, ShopClient } from '../../../testing/shop-client.js';
import { eventually } from '../../../testing/poll.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { refusalOf, Visitor } from '../../../testing/visitor.js';
import { ChangeFeed } from '../change-feed/change-feed.js';

const NEUTRAL = 'Beklenmeyen bir sorun oluştu. Hiçbir bilginiz kaybolmadı; birazdan yeniden deneyin.';
/** Details of our implementation that an answer must not contain. */
const INSIDES = /SELECT|relation|does not exist|pg_|at .*\(|node_modules|\.[jt]s:|postgres|stack|session"/i;

const server = suiteServer();

/** Runs `work` while the table is missing, as after a wrong migration. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await server.dataSource.query(`ALTER TABLE ${table} RENAME TO away`);
  try {
    return await work();
  } finally {
    await server.dataSource.query(`ALTER TABLE away RENAME TO ${table}`);
  }
}

function expectNeutralTrpc(answer: HttpAnswer): void {
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(refusalOf(answer)).toMatchObject({ code: 'unexpected', httpStatus: 500, message: NEUTRAL });
  expect(answer.text).not.toMatch(INSIDES);
}

function expectNeutralRest(answer: HttpAnswer): void {
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(answer.json).toEqual({ success: false, error: NEUTRAL, code: 'unexpected', fields: {} });
  expect(answer.text).not.toMatch(INSIDES);
}

describe('A shop whose insides are broken tells nobody of them', () => {
  it('when the session store fails under somebody who is signed in', async () => {
    const { email } = await aCustomer(server.dataSource.manager);
    const visitor = new Visitor(server);
    await visitor.signIn(email);

    const [alone, batch, rest, ready] = await without('session', async () => [
      await visitor.ask('/trpc/session.current'),
      await visitor.ask('/trpc/session.current,orders.view?batch=1'),
      await visitor.ask('/api/auth.php'),
      await visitor.ask('/trpc/catalog.products'),
    ]);

    expectNeutralTrpc(alone);
    expectNeutralRest(rest);
    expect(batch.json).toEqual([
      {
        error: expect.objectContaining({ data: expect.objectContaining({ code: 'unexpected' }) as unknown }),
      },
      { error: expect.objectContaining({ message: NEUTRAL }) },
    ]);
    expect(batch.text).not.toMatch(INSIDES);
    // Answers that are the same for everybody need no session.
    expect(ready.status).toBe(200);
    expect(await visitor.whoAmI()).toBe(email);
  });

  it('when the shop’s own tables fail', async () => {
    const client = new ShopClient(server);
    const [trpc, rest] = await without('category', async () => [
      await client.ask('/trpc/catalog.categories'),
      await client.ask('/api/product_categories.php'),
    ]);
    expectNeutralTrpc(trpc);
    expectNeutralRest(rest);
    expect((await client.ask('/trpc/catalog.categories')).status).toBe(200);
  });

  it('and goes on counting by itself when the shared counts fail', async () => {
    const client = new ShopClient(server, { address: '198.18.0.1' });
    const { status, headers } = await without('rate_limit', () => client.ask('/trpc/session.current'));
    expect([status, headers.get('ratelimit-remaining')]).toEqual([200, '99']);
  });

  it('and says that it passes by itself when the database goes away amid a request', async () => {
    const client = new ShopClient(server);
    for (const path of ['/trpc/catalog.categories', '/api/product_categories.php']) {
      // Empties the cache, so that the answer is not an older one.
      await announce(server.dataSource.manager, 'catalog');
      await server.app.get(ChangeFeed).caughtUp();
      const { status, headers, text } = await cutOff('category', () => client.ask(path));
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(text).toContain('Şu anda sistemimize ulaşamıyoruz.');
      expect(text).not.toMatch(INSIDES);
      expect((await client.ask(path)).status).toBe(200);
    }
  });
});

/** Runs `work` while the database ends the connections that wait for this table. */
async function cutOff<T>(table: string, work: () => Promise<T>): Promise<T> {
  const holder = server.dataSource.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    const working = work();
    await eventually('somebody waits and is sent away', async () => {
      const gone = await server.dataSource.query<object[]>(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%"${table}"%'`,
      );
      return gone.length > 0;
    });
    return await working;
  } finally {
    await holder.rollbackTransaction();
    await holder.release();
  }
}
