import { beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_OPEN_WISHES } from '../../../contract/catalog/stock-wishes/stock-wish-limits.js';
import { ALL_FEATURES } from '../../../contract/studio/features.js';
import { aProduct } from '../../../seed/catalog.js';
import { announce } from '../../../testing/announce.js';
import { newsHeard } from '../../../testing/built-site.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { runJobs } from '../../../testing/run-jobs.js';
import { ShopClient } from '../../../testing/shop-client.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf, refusalOf } from '../../../testing/visitor.js';
import { AdminProductQueriesService } from '../back-office/admin-product-queries.service.js';
import { deleteProduct } from '../back-office/delete-product.js';
import type { Product } from '../product.entity.js';
import { StockService } from '../stock.service.js';
import { StockWishLinksService } from './stock-wish-links.service.js';
import { StockWishesService } from './stock-wishes.service.js';
import { TellStockWishesService } from './tell-stock-wishes.service.js';

const server = suiteServer();
const client = new ShopClient(server);
let vase: Product;

beforeEach(async () => {
  await emptyTables(server.dataSource, 'product', 'hold', 'mail_message', 'outbox_job', 'rate_limit');
  vase = await soldOut({ name: 'Pudra vazo', slug: 'pudra-vazo', priceKurus: 92_000 });
});

const soldOut = (more: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(server.dataSource.manager, { stockQuantity: 0, ...more });
const ask = (email = 'ayse@toprak.example', productId = vase.id) =>
  client.mutate('stockWishes.ask', { productId, email });
const returnPieces = (quantity = 1) =>
  server.app.get(StockService).returnStock(server.dataSource.manager, vase.id, quantity);
const tell = () => runJobs(server, 'catalog.tell-stock-wishes');
const waiting = async () =>
  (await server.dataSource.query<{ email: string }[]>('SELECT email FROM stock_wish ORDER BY email, id')).map(
    ({ email }) => email,
  );
const useShop = async (shop: boolean) => {
  const { manager } = server.dataSource;
  await manager.query(
    `INSERT INTO studio_details (section, details) VALUES ('features', $1)
     ON CONFLICT (section) DO UPDATE SET details = excluded.details`,
    [JSON.stringify({ ...ALL_FEATURES, shop })],
  );
  await announce(manager, 'settings');
  await newsHeard(server);
};
const mailed = async () =>
  (
    await server.dataSource.query<{ recipient: string }[]>(
      `SELECT recipient FROM mail_message WHERE template = 'piece-back' ORDER BY recipient`,
    )
  ).map(({ recipient }) => recipient);

describe('The wish to be told when a piece is back', () => {
  it('is noted once for each address, however it is typed and however often it is sent', async () => {
    const answers = await Promise.all([
      ask(),
      ask(' AYSE@toprak.example '),
      ask(),
      ask('can@toprak.example'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await waiting()).map((email) => email.toLowerCase())).toEqual([
      'ayse@toprak.example',
      'can@toprak.example',
    ]);
  });

  it('answers the same to an address that waits and to one that does not', async () => {
    const first = await ask();
    expect((await ask()).text).toBe(first.text);
  });

  it.each([
    ['an address that is none', () => ask('ayse'), 400, 'invalid_input'],
    ['no address', () => ask(''), 400, 'invalid_input'],
    ['a piece that is none', () => ask(undefined, 'vazo'), 400, 'invalid_input'],
    ['a piece that is gone', () => ask(undefined, crypto.randomUUID()), 404, 'product_not_found'],
  ])('is refused for %s', async (_what, send, status, code) => {
    const answer = await send();
    expect([answer.status, refusalOf(answer).code]).toEqual([status, code]);
    expect(await waiting()).toEqual([]);
  });

  it('is refused for a piece that can be bought, and for one that is not on the shelf', async () => {
    const there = await aProduct(server.dataSource.manager, { name: 'Kase', stockQuantity: 1 });
    expect(refusalOf(await ask(undefined, there.id))).toMatchObject({
      code: 'piece_is_back',
      message: 'İyi haber: bu parça yeniden rafta. Hemen sepetinize ekleyebilirsiniz.',
    });
    await server.dataSource.query('UPDATE product SET is_active = false WHERE id = $1', [vase.id]);
    expect(refusalOf(await ask()).code).toBe('product_not_found');
    expect(await waiting()).toEqual([]);
  });

  it('is open for so many pieces and no more for one mailbox, also when all come at once', async () => {
    const pieces = await Promise.all(
      Array.from({ length: MAX_OPEN_WISHES + 2 }, (_, index) => soldOut({ name: `Vazo ${index}` })),
    );
    const answers = await Promise.all(pieces.map(({ id }, index) => ask(`ayse+${index}@toprak.example`, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_WISHES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const noted = answers.findIndex(({ status }) => status === 200);
    expect((await ask(`ayse+${noted}@toprak.example`, pieces[noted]?.id)).status).toBe(200);
  });

  it('is shown to the studio as a number, in the list and on the piece', async () => {
    await ask();
    await ask('can@toprak.example');
    const products = server.app.get(AdminProductQueriesService);
    const { items } = await products.list({});
    expect(items.map(({ name, stock }) => [name, stock.waiting])).toEqual([['Pudra vazo', 2]]);
    expect((await products.view(vase.id)).stock.waiting).toBe(2);
  });

  it('ends with the piece, and after a year', async () => {
    await ask();
    await deleteProduct(server.dataSource.manager, { id: vase.id, version: vase.version });
    expect(await waiting()).toEqual([]);
    vase = await soldOut();
    await ask();
    await ask('can@toprak.example');
    await server.dataSource.query(
      `UPDATE stock_wish SET created_at = now() - interval '367 days' WHERE email LIKE 'can@%'`,
    );
    await server.app.get(StockWishesService).prune();
    expect(await waiting()).toEqual(['ayse@toprak.example']);
  });
});

describe('The mail about a piece that is back', () => {
  it('goes to each who waits, once, and ends their wishes', async () => {
    await ask();
    await ask('can@toprak.example');
    await returnPieces();
    await tell();
    expect(await mailed()).toEqual(['ayse@toprak.example', 'can@toprak.example']);
    expect(await waiting()).toEqual([]);
    await server.app.get(StockService).takeNow(server.dataSource.manager, vase.id, 1);
    await returnPieces();
    await tell();
    expect(await mailed()).toHaveLength(2);
  });

  it('goes again to those who ask again after the piece was sold', async () => {
    await ask();
    await returnPieces();
    await tell();
    await server.app.get(StockService).takeNow(server.dataSource.manager, vase.id, 1);
    await ask();
    await returnPieces();
    await tell();
    expect(await mailed()).toHaveLength(2);
  });

  const stock = () => server.app.get(StockService);
  const manager = () => server.dataSource.manager;
  const ROW = `SELECT stock_count_version AS "countVersion" FROM product WHERE id = $1`;
  it.each<[string, () => Promise<unknown>]>([
    ['pieces that came back from an order', () => returnPieces()],
    [
      'a count',
      async () => {
        const [row] = await server.dataSource.query<{ countVersion: number }[]>(ROW, [vase.id]);
        await stock().recount(manager(), {
          ...{ productId: vase.id, read: 0, counted: 3, countVersion: row?.countVersion ?? 0 },
        });
      },
    ],
    [
      'a stock without limit',
      () => stock().setLimits(manager(), vase.id, { minStock: 0, isUnlimited: true }),
    ],
    [
      'a checkout that was left',
      async () => {
        await returnPieces();
        await stock().hold(manager(), vase.id, { quantity: 1, reserved: 1 });
        await server.dataSource.query('DELETE FROM outbox_job');
        await stock().releaseHeld(manager(), vase.id, 1);
      },
    ],
    [
      'being put on the shelf again',
      async () => {
        await server.dataSource.query('UPDATE product SET is_active = false WHERE id = $1', [vase.id]);
        await returnPieces();
        expect(await tell()).toEqual([]);
        await server.dataSource.query('UPDATE product SET is_active = true WHERE id = $1', [vase.id]);
      },
    ],
  ])('is caused by %s', async (_what, bringBack) => {
    await ask();
    await bringBack();
    expect(await tell()).toEqual([{ productId: vase.id }]);
    expect(await mailed()).toEqual(['ayse@toprak.example']);
  });

  it('goes out once when the stock changes twice at once and two workers tell of it', async () => {
    for (let index = 0; index < 40; index += 1) {
      await server.app.get(StockWishesService).ask({ productId: vase.id, email: `g${index}@toprak.example` });
    }
    await Promise.all([returnPieces(), returnPieces()]);
    const work = server.app.get(TellStockWishesService);
    await Promise.all([work.tell(vase.id), work.tell(vase.id)]);
    expect(new Set(await mailed()).size).toBe(40);
    expect(await mailed()).toHaveLength(40);
  });

  it('waits for the next time when the piece is sold before it is told of', async () => {
    await ask();
    await returnPieces();
    await stock().takeNow(manager(), vase.id, 1);
    await tell();
    expect([await mailed(), await waiting()]).toEqual([[], ['ayse@toprak.example']]);
  });

  it('waits as long as the shop is not in use, and is not forgotten then', async () => {
    await ask();
    await useShop(false);
    await returnPieces();
    await tell();
    expect([await mailed(), await waiting()]).toEqual([[], ['ayse@toprak.example']]);
    await useShop(true);
    await server.app.get(TellStockWishesService).sweep();
    expect([await mailed(), await waiting()]).toEqual([['ayse@toprak.example'], []]);
  });

  it('loses nobody who asks in the moment in which the piece comes back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const address = `an${round}@toprak.example`;
      const [answer] = await Promise.all([ask(address), returnPieces()]);
      await tell();
      const isTold = (await mailed()).includes(address);
      expect([answer.status, isTold]).toEqual(isTold ? [200, true] : [409, false]);
      await stock().takeNow(manager(), vase.id, 1);
    }
  });

  it('writes no job when nobody waits, and none for pieces that are added to a full shelf', async () => {
    await returnPieces();
    await ask();
    await returnPieces();
    expect(await tell()).toEqual([]);
  });
});

describe('The link by which nobody waits any more', () => {
  const link = (email: string) =>
    new URL(server.app.get(StockWishLinksService).urlFor(email), 'https://toprak.example').searchParams.get(
      'anahtar',
    );
  const leave = (token: unknown) => client.mutate('stockWishes.leave', { token });

  it('ends all wishes of its address and of no other, and says so when there are none', async () => {
    const bowl = await soldOut({ name: 'Kase' });
    await ask();
    await ask(undefined, bowl.id);
    await ask('can@toprak.example');
    expect(dataOf(await leave(link('AYSE@toprak.example')))).toEqual({ outcome: 'done' });
    expect(await waiting()).toEqual(['can@toprak.example']);
    expect(dataOf(await leave(link('ayse@toprak.example')))).toEqual({ outcome: 'already' });
  });

  it.each<[string, unknown]>([
    ['words', 'yok'],
    ['nothing', ''],
    ['a number', 7],
    ['too long', 'a'.repeat(700)],
  ])('is refused when it is %s', async (_what, token) => {
    const answer = await leave(token);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).toContain('Bu bağlantı geçersiz.');
  });
});
