import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aProduct } from '../../seed/catalog.js';
import { aWorkshopSession } from '../../seed/workshops.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { Category } from '../catalog/category.entity.js';
import { ProductPicture } from '../catalog/product-picture.entity.js';
import { Product } from '../catalog/product.entity.js';
import { MediaFile } from '../media/media-file.entity.js';
import { JobRegistry } from '../platform/jobs/job-registry.js';
import { WorkshopSession } from '../workshops/workshop-session.entity.js';
import { EndReductionsService } from './end-reductions.service.js';

/** Midnight of the studio `ago` days before today. */
const DAY_BEFORE = `(studio_today() - $1::int)::timestamp AT TIME ZONE 'Europe/Istanbul'`;

interface Earlier {
  /** Days before today, at the studio's midnight. */
  readonly ago: number;
  readonly minutesLater?: number;
  /** Null: hidden. */
  readonly price: number | null;
}

describe('The prices of products and sessions', () => {
  let database: TestDatabase;
  let id: string;
  const query = <Row>(sql: string, values: readonly unknown[] = []) =>
    database.dataSource.query<Row[]>(sql, [...values]);

  /** Looks for reductions that are over, as many days from now. */
  const lookAfter = (days: number) =>
    new EndReductionsService(database.dataSource, new JobRegistry(), {
      now: () => new Date(Date.now() + days * 86_400_000),
    }).end();

  beforeAll(async () => {
    database = await createTestDatabase([Product, Category, ProductPicture, MediaFile, WorkshopSession]);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    ({ id } = await aProduct(database.dataSource.manager, { priceKurus: 100_00 }));
  });

  /** Gives the product a past in place of the one that began just now. */
  const remember = async (past: readonly Earlier[], of = id) => {
    await query('DELETE FROM price_change WHERE product_id = $1', [of]);
    for (const { ago, minutesLater = 0, price } of past) {
      await query(
        `INSERT INTO price_change (product_id, price_kurus, since)
         VALUES ($3, $4, ${DAY_BEFORE} + make_interval(mins => $2::int))`,
        [ago, minutesLater, of, price],
      );
    }
  };
  const charge = (price: number) => query('UPDATE product SET price_kurus = $2 WHERE id = $1', [id, price]);
  const prior = async () => {
    const [row] = await query<{ prior: number | null }>(
      'SELECT prior_price_kurus AS prior FROM product WHERE id = $1',
      [id],
    );
    return row?.prior;
  };
  const noted = async (of = id) => {
    const rows = await query<{ price: number | null }>(
      'SELECT price_kurus AS price FROM price_change WHERE product_id = $1 OR session_id = $1 ORDER BY since, id',
      [of],
    );
    return rows.map(({ price }) => price);
  };

  it.each<[string, readonly Earlier[], readonly number[], number | null]>([
    ['never changed', [{ ago: 90, price: 100_00 }], [], null],
    ['reduced today', [{ ago: 90, price: 100_00 }], [80_00], 100_00],
    ['reduced by less than one per cent', [{ ago: 90, price: 100_00 }], [99_01], null],
    ['reduced by one per cent', [{ ago: 90, price: 100_00 }], [99_00], 100_00],
    ['raised today', [{ ago: 90, price: 100_00 }], [120_00], null],
    ['of a new product', [{ ago: 4, price: 100_00 }], [80_00], 100_00],
    ['reduced on the first day', [{ ago: 0, price: 1000_00 }], [80_00], null],
    [
      'reduced in steps',
      [
        { ago: 90, price: 100_00 },
        { ago: 10, price: 90_00 },
      ],
      [80_00],
      90_00,
    ],
    ['reduced twice on one day', [{ ago: 90, price: 100_00 }], [85_00, 80_00], 100_00],
    ['mistyped and mended on one day', [{ ago: 90, price: 100_00 }], [10_00, 100_00], null],
    ['raised and put back on one day', [{ ago: 90, price: 100_00 }], [150_00, 100_00], null],
    [
      'raised and lowered again within thirty days',
      [
        { ago: 90, price: 80_00 },
        { ago: 20, price: 100_00 },
      ],
      [80_00],
      null,
    ],
    [
      'raised, and lowered a little within thirty days',
      [
        { ago: 90, price: 80_00 },
        { ago: 20, price: 100_00 },
      ],
      [90_00],
      null,
    ],
    [
      'raised more than thirty days ago',
      [
        { ago: 90, price: 80_00 },
        { ago: 30, price: 100_00 },
      ],
      [90_00],
      100_00,
    ],
    [
      'raised a minute after the first of the thirty days began',
      [
        { ago: 90, price: 80_00 },
        { ago: 30, minutesLater: 1, price: 100_00 },
      ],
      [90_00],
      null,
    ],
    [
      'lower while it was hidden',
      [
        { ago: 90, price: 100_00 },
        { ago: 20, price: null },
        { ago: 10, price: 110_00 },
      ],
      [95_00],
      100_00,
    ],
    ['never offered', [{ ago: 90, price: null }], [80_00], null],
    ['reduced, then raised again', [{ ago: 90, price: 100_00 }], [80_00, 120_00], null],
  ])('a price %s', async (_, past, charged, expected) => {
    await remember(past);
    for (const price of charged) await charge(price);
    expect(await prior()).toBe(expected);
  });

  it('are noted for every change, whoever makes it, and only then', async () => {
    await charge(90_00);
    await query(
      'UPDATE product SET name = upper(name), stock_quantity = 7, price_kurus = 9000 WHERE id = $1',
      [id],
    );
    await query('UPDATE product SET is_active = false WHERE id = $1', [id]);
    await charge(70_00);
    await query('UPDATE product SET is_active = true, price_kurus = 6000 WHERE id = $1', [id]);
    expect(await noted()).toEqual([100_00, 90_00, null, 60_00]);
  });

  it('of sessions are noted alike', async () => {
    const session = await aWorkshopSession(database.dataSource.manager, { priceKurus: 1000_00 });
    await query(
      `INSERT INTO price_change (session_id, price_kurus, since) VALUES ($1, 100000, now() - interval '3 days')`,
      [session.id],
    );
    await query('UPDATE workshop_session SET price_kurus = 80000 WHERE id = $1', [session.id]);
    await query('UPDATE workshop_session SET removed_at = now() WHERE id = $1', [session.id]);
    expect(await noted(session.id)).toEqual([1000_00, 1000_00, 800_00, null]);
    const saved = await database.dataSource.manager.findOneByOrFail(WorkshopSession, { id: session.id });
    expect(saved).toMatchObject({ priceKurus: 800_00, priorPriceKurus: 1000_00 });
  });

  it('end in the order in which they were written when two change at once', async () => {
    await remember([{ ago: 60, price: 100_00 }]);
    const prices = Array.from({ length: 12 }, (_, index) => 50_00 + index * 100);
    await Promise.all(prices.map((price) => charge(price)));
    const [{ price } = { price: null }] = await query<{ price: number }>(
      'SELECT price_kurus AS price FROM product WHERE id = $1',
      [id],
    );
    const history = await noted();
    expect(history).toHaveLength(13);
    expect(history.at(-1)).toBe(price);
    expect(history.slice(1).toSorted()).toEqual(prices.toSorted());
    expect(await prior()).toBe(100_00);
  });

  it('are neither typed as crossed-out ones nor rewritten', async () => {
    await expect(
      query(
        'UPDATE product SET prior_price_kurus = 999900, prior_price_until = studio_today() WHERE id = $1',
        [id],
      ),
    ).rejects.toThrow('computed');
    await expect(
      query(
        `INSERT INTO product (slug, category_id, name, price_kurus, counted_quantity, prior_price_kurus, prior_price_until)
         SELECT 'yeni', category_id, 'Yeni', 100, 0, 200, studio_today() FROM product WHERE id = $1`,
        [id],
      ),
    ).rejects.toThrow('computed');
    await expect(
      query('UPDATE price_change SET price_kurus = 1 WHERE product_id = $1', [id]),
    ).rejects.toThrow('not rewritten');
  });

  it('are crossed out for thirty days, and no longer', async () => {
    await remember([{ ago: 60, price: 100_00 }]);
    await charge(80_00);
    await lookAfter(30);
    expect(await prior()).toBe(100_00);
    await lookAfter(31);
    expect(await prior()).toBeNull();
  });

  it('announce no change while no reduction ends', async () => {
    await remember([{ ago: 60, price: 100_00 }]);
    await charge(80_00);
    const listener = new pg.Client({ connectionString: database.url });
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.connect();
    await listener.query('LISTEN change_feed');

    await lookAfter(30);
    await listener.query('SELECT 1');
    expect(heard).toEqual([]);
    await lookAfter(31);
    await listener.query('SELECT 1');
    expect(heard).toContain('catalog');
    await listener.end();
  });

  it('go with their product', async () => {
    await query('DELETE FROM product WHERE id = $1', [id]);
    expect(await noted()).toEqual([]);
  });
});
