import { beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aProduct, type ProductOverrides } from '../../seed/catalog.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { MediaFile } from '../media/media-file.entity.js';
import { Category } from './category.entity.js';
import { ProductPicture } from './product-picture.entity.js';
import { Product } from './product.entity.js';
import { StockService } from './stock.service.js';

const UNKNOWN_ID = '6f1c1b0e-0000-4000-8000-000000000000';

const all = (quantity: number) => ({ quantity, reserved: quantity });

describe('The stock', () => {
  const stock = new StockService();
  const database = suiteDatabase([Category, MediaFile, Product, ProductPicture]);

  beforeEach(() => database.dataSource.query('DELETE FROM product'));

  const newProduct = async (overrides: ProductOverrides = {}) =>
    (await aProduct(database.dataSource.manager, overrides)).id;
  const stockOf = async (id: string) => {
    const { stockQuantity, heldQuantity, version } = await database.dataSource.manager.findOneByOrFail(
      Product,
      { id },
    );
    return { stockQuantity, heldQuantity, version };
  };
  const manager = () => database.dataSource.manager;

  it('gives exactly five pieces to fifty visitors who reach for them at once', async () => {
    const id = await newProduct({ stockQuantity: 5 });

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => database.dataSource.transaction((own) => stock.hold(own, id, all(1)))),
    );

    expect(answers.filter((answer) => answer === 'held')).toHaveLength(5);
    expect(answers.filter((answer) => answer === null)).toHaveLength(45);
    expect(await stockOf(id)).toMatchObject({ stockQuantity: 5, heldQuantity: 5 });
  });

  it('sells exactly five pieces to fifty buyers without a hold', async () => {
    const id = await newProduct({ stockQuantity: 5 });

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => database.dataSource.transaction((own) => stock.takeNow(own, id, 1))),
    );

    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(await stockOf(id)).toMatchObject({ stockQuantity: 0, heldQuantity: 0 });
  });

  it('never oversells, whatever order holds, releases, sales and returns come in', async () => {
    const id = await newProduct({ stockQuantity: 6 });
    const visit = async (index: number) => {
      const quantity = 1 + (index % 3);
      if ((await stock.hold(manager(), id, all(quantity))) === null) return 0;
      if (index % 2 === 0) {
        await stock.releaseHeld(manager(), id, quantity);
        return 0;
      }
      await stock.takeHeld(manager(), id, quantity);
      return quantity;
    };

    // One visit goes first, because the visitors of the crowd may all hold and release without buying.
    const first = await visit(1);
    const crowd = await Promise.all(Array.from({ length: 40 }, (_, index) => visit(index)));
    const sold = crowd.reduce((sum, quantity) => sum + quantity, first);

    expect(first).toBe(2);
    expect(await stockOf(id)).toMatchObject({ stockQuantity: 6 - sold, heldQuantity: 0 });
  });

  it('keeps what is held from others and gives it back on release', async () => {
    const id = await newProduct({ stockQuantity: 2 });

    expect(await stock.hold(manager(), id, all(2))).toBe('held');
    expect(await stock.hold(manager(), id, all(1))).toBeNull();
    expect(await stock.takeNow(manager(), id, 1)).toBeNull();
    await stock.releaseHeld(manager(), id, 2);

    expect(await stock.hold(manager(), id, all(1))).toBe('held');
  });

  it('turns a hold into a sale once, and takes a return', async () => {
    const id = await newProduct({ stockQuantity: 3 });
    await stock.hold(manager(), id, all(2));

    await stock.takeHeld(manager(), id, 2);
    expect(await stockOf(id)).toMatchObject({ stockQuantity: 1, heldQuantity: 0 });
    expect(await stock.takeHeld(manager(), id, 2)).toBeNull();
    await expect(stock.releaseHeld(manager(), id, 1)).rejects.toThrow('does not hold 1 pieces');
  });

  it('counts nothing for an unlimited product', async () => {
    const id = await newProduct({ stockQuantity: 0, isUnlimited: true });

    expect(await stock.hold(manager(), id, all(100))).toBe('untracked');
    expect(await stock.takeNow(manager(), id, 100)).toBe('untracked');

    expect(await stockOf(id)).toMatchObject({ stockQuantity: 0, heldQuantity: 0 });
  });

  it.each([{ isUnlimited: true }, { isUnlimited: false }])(
    'holds nothing that is not for sale (%j)',
    async (kind) => {
      const id = await newProduct(kind);
      await manager().update(Product, { id }, { isActive: false });

      expect(await stock.hold(manager(), id, all(1))).toBeNull();
      expect(await stock.hold(manager(), UNKNOWN_ID, all(1))).toBeNull();
    },
  );

  it.each([0, -1, 1.5, Number.NaN])('refuses %d as a quantity', async (quantity) => {
    const id = await newProduct();

    await expect(stock.hold(manager(), id, all(quantity))).rejects.toThrow(RangeError);
    await expect(stock.takeNow(manager(), id, quantity)).rejects.toThrow(RangeError);
  });

  it('leaves the version alone, so that a sale does not disturb the studio at its form', async () => {
    const id = await newProduct();
    const { version } = await stockOf(id);

    await stock.takeNow(manager(), id, 1);

    expect(await stockOf(id)).toMatchObject({ version });
  });

  it('tells other processes of a change only when the transaction holds', async () => {
    const id = await newProduct({ stockQuantity: 2 });
    const listener = new pg.Client({ connectionString: database.url });
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.connect();
    await listener.query('LISTEN change_feed');

    await expect(
      database.dataSource.transaction(async (own) => {
        await stock.hold(own, id, all(1));
        throw new Error('the order could not be written');
      }),
    ).rejects.toThrow('could not be written');
    await listener.query('SELECT 1');
    expect(heard).toEqual([]);
    await stock.hold(manager(), id, all(1));
    await listener.query('SELECT 1');

    expect(heard).toEqual(['catalog']);
    await listener.end();
  });
});
