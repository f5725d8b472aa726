import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { Category } from '../../catalog/category.entity.js';
import { ProductPicture } from '../../catalog/product-picture.entity.js';
import { Product } from '../../catalog/product.entity.js';
import { MediaFile } from '../../media/media-file.entity.js';
import { WorkshopSession } from '../../workshops/workshop-session.entity.js';

/** The columns that sales write; all other columns are changed only by the studio, or generated from those. */
const SOLD: Readonly<Record<string, readonly string[]>> = {
  product: ['stock_quantity', 'held_quantity'],
  workshop_session: ['booked_seats', 'held_seats', 'is_queue_first', 'listed_seats', 'overbooked_seats'],
};

describe('Edits and sales', () => {
  let database: TestDatabase;
  let listener: pg.Client;
  let news: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase([Product, Category, ProductPicture, MediaFile, WorkshopSession]);
    await aProduct(database.dataSource.manager, { stockQuantity: 5 });
    await aWorkshopSession(database.dataSource.manager, {});
    listener = new pg.Client({ connectionString: database.url });
    listener.on('notification', ({ payload = '' }) => news.push(payload));
    await listener.connect();
    await listener.query('LISTEN change_feed');
  });
  afterAll(async () => {
    await listener.end();
    await database.drop();
  });

  const newsOf = async (statement: string) => {
    news = [];
    await database.dataSource.query(statement);
    await listener.query('SELECT 1');
    return news;
  };

  it.each([
    ['UPDATE product SET held_quantity = held_quantity + 1', ['catalog']],
    ['UPDATE product SET held_quantity = 0, stock_quantity = stock_quantity - 1', ['catalog']],
    ['UPDATE workshop_session SET held_seats = 1', ['workshops']],
    ['UPDATE workshop_session SET held_seats = 0, booked_seats = booked_seats + 1', ['workshops']],
    ['UPDATE product SET price_kurus = price_kurus + 100', ['catalog', 'edits']],
    ['UPDATE product SET stock_quantity = 9, stock_count_version = 2', ['catalog', 'edits']],
    ['UPDATE workshop_session SET title = upper(title)', ['workshops', 'edits']],
    ['UPDATE category SET name = upper(name)', ['catalog', 'edits']],
    ['DELETE FROM product_picture', ['catalog', 'edits']],
    ['DELETE FROM workshop_session', ['workshops', 'edits', 'bookings']],
    ['DELETE FROM product', ['catalog', 'edits']],
  ])('%s announces %j', async (statement, announced) => {
    expect(await newsOf(statement)).toEqual(announced);
  });

  it.each(Object.entries(SOLD))('a column added to %s later is edited, not sold', async (table, sold) => {
    const columns = await database.dataSource.query<{ name: string; isTold: boolean }[]>(
      `SELECT attname AS name, attnum = ANY (tgattr) AS "isTold"
       FROM pg_attribute JOIN pg_trigger ON tgrelid = attrelid AND tgname = $1
       WHERE attrelid = $2::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
      [`${table}_edited`, table],
    );
    const untold = columns.filter(({ isTold }) => !isTold).map(({ name }) => name);
    expect(untold.toSorted()).toEqual(sold.toSorted());
  });
});
