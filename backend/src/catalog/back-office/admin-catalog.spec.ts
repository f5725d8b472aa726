import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { productValues } from '../../../contract/catalog/product-values.js';
import type { UpdateProductDto } from '../../../contract/catalog/product.dto.js';
import { anAdmin } from '../../../seed/admins.js';
import { aCategory, aProduct, type ProductOverrides } from '../../../seed/catalog.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { eventually } from '../../../testing/poll.js';
import { holdCart, pieces } from '../../../testing/purchase.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { UploadPictureService } from '../../media/upload-picture.service.js';
import { PruneUploadsService } from '../../media/prune-uploads.service.js';
import { HoldsService } from '../../orders/holds/holds.service.js';
import { StockNoticesService } from '../../orders/inventory/stock-notices.service.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { AdminCategoryQueriesService } from './admin-category-queries.service.js';
import { AdminProductQueriesService } from './admin-product-queries.service.js';
import { CategoriesService } from './categories.service.js';
import { ProductActionsService } from './product-actions.service.js';
import { ProductQueriesService } from '../product-queries.service.js';
import { SaveProductService } from './save-product.service.js';
import { StockService } from '../stock.service.js';

const server = suiteServer();
let actor: Actor;

beforeAll(async () => {
  const { id } = await anAdmin(server.dataSource.manager);
  actor = { adminId: id, ipAddress: '198.18.0.1', userAgent: 'test' };
});
beforeEach(async () => {
  await emptyTables(
    server.dataSource,
    'product',
    'hold',
    'log_entry',
    'studio_notification',
    'picture_upload',
  );
  await server.dataSource.query(`DELETE FROM category WHERE slug <> 'genel'`);
});

const manager = () => server.dataSource.manager;
const saving = () => server.app.get(SaveProductService);
const actions = () => server.app.get(ProductActionsService);
const stock = () => server.app.get(StockService);
const view = (id: string) => server.app.get(AdminProductQueriesService).view(id);
const categories = () => server.app.get(CategoriesService);

async function aPictureName(colour = '#b5583a'): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return (await server.app.get(UploadPictureService).upload({ bytes, name: `${colour}.jpg` })).fileName;
}

const counting = (stockRead: number, stockQuantity: number) => ({
  stockRead,
  stockQuantity,
  countVersion: 1,
});

/** The input that the form would send for a product that it has just read. */
async function readInto(id: string, edited: Partial<UpdateProductDto> = {}): Promise<UpdateProductDto> {
  const product = await view(id);
  const { version, stock: level } = product;
  return {
    ...productValues(product),
    ...{ id, version, stockRead: level.quantity, countVersion: level.countVersion },
    ...edited,
  };
}

const newProduct = async (overrides: ProductOverrides = {}) => {
  const { id } = await aProduct(manager(), overrides);
  await saving().update(
    actor,
    await readInto(id, { pictures: [{ fileName: await aPictureName(), alt: '' }] }),
  );
  await emptyTables(server.dataSource, 'log_entry');
  return id;
};

const logged = async () =>
  server.dataSource.query<{ type: string; kind: string; details: Record<string, unknown> }[]>(
    'SELECT event_type AS type, record_kind AS kind, details FROM log_entry ORDER BY id',
  );

describe('A product that the studio edits', () => {
  it('is saved with what was there before and is there now on record', async () => {
    const id = await newProduct({ name: 'Kâse', priceKurus: 500_00 });

    await saving().update(actor, await readInto(id, { name: 'Derin Kâse', priceKurus: 520_00 }));

    expect(await view(id)).toMatchObject({ name: 'Derin Kâse', priceKurus: 520_00, slug: 'kase' });
    expect(await logged()).toEqual([
      {
        type: 'product_updated',
        kind: 'product',
        details: {
          event: 'product_edited',
          label: 'Derin Kâse',
          before: { name: 'Kâse', priceKurus: 500_00 },
          after: { name: 'Derin Kâse', priceKurus: 520_00 },
        },
      },
    ]);
  });

  it('keeps what the first of two editors saved and tells the second', async () => {
    const id = await newProduct();
    const [one, other] = [await readInto(id, { name: 'Bir' }), await readInto(id, { name: 'Öbürü' })];

    const outcomes = await Promise.allSettled([one, other].map((edit) => saving().update(actor, edit)));

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changed_meanwhile' },
    });
    expect(await logged()).toHaveLength(1);
  });

  it('loses no sale that happens while its form is open, however many', async () => {
    const id = await newProduct({ stockQuantity: 10 });
    const form = await readInto(id, { stockQuantity: 15 });

    const sold = await Promise.all([
      ...Array.from({ length: 4 }, () => server.dataSource.transaction((own) => stock().takeNow(own, id, 1))),
      saving()
        .update(actor, form)
        .then(() => false),
    ]);

    expect(sold.filter(Boolean)).toHaveLength(4);
    expect((await view(id)).stock.quantity).toBe(15 - 4);
  });

  it('is counted once when two count it at the same time, from the list or in the form', async () => {
    const id = await newProduct({ stockQuantity: 10 });
    const form = await readInto(id, { stockQuantity: 8 });

    const outcomes = await Promise.allSettled([
      actions().changeStock(actor, { id, ...counting(10, 8) }),
      actions().changeStock(actor, { id, ...counting(10, 8) }),
      saving().update(actor, form),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject(
      Array.from({ length: 2 }, () => ({ reason: { code: 'changed_meanwhile' } })),
    );
    expect((await view(id)).stock.quantity).toBe(8);
  });

  it('is not counted a second time when the answer was lost and the same is sent again', async () => {
    const id = await newProduct({ stockQuantity: 10 });
    await actions().changeStock(actor, { id, ...counting(10, 15) });

    await expect(actions().changeStock(actor, { id, ...counting(10, 15) })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });

    expect((await view(id)).stock).toMatchObject({ quantity: 15, countVersion: 2 });
  });

  it('is saved by a form that leaves the stock alone, though somebody counted meanwhile', async () => {
    const id = await newProduct({ stockQuantity: 10 });
    const form = await readInto(id, { name: 'Yeni Ad' });
    await actions().changeStock(actor, { id, ...counting(10, 4) });

    await saving().update(actor, form);

    expect(await view(id)).toMatchObject({ name: 'Yeni Ad', stock: { quantity: 4 } });
  });

  it('is never counted above its maximum, so that its form can always be saved', async () => {
    const id = await newProduct({ stockQuantity: 10 });
    await expect(actions().changeStock(actor, { id, ...counting(0, 1_000_000) })).rejects.toMatchObject({
      code: 'stock_above_maximum',
      message: 'Bir ürünün stoğu en fazla 1.000.000 adet olabilir.',
    });
    await actions().changeStock(actor, { id, ...counting(10, 1_000_000) });
    expect((await view(id)).stock.quantity).toBe(1_000_000);
  });

  it('cannot be counted down below what is being paid for', async () => {
    const id = await newProduct({ stockQuantity: 5 });
    await stock().hold(manager(), id, { quantity: 3, reserved: 3 });

    await expect(actions().changeStock(actor, { id, ...counting(5, 2) })).rejects.toMatchObject({
      code: 'stock_below_held',
      params: { held: 3 },
    });
    await actions().changeStock(actor, { id, ...counting(5, 3) });

    expect((await view(id)).stock).toMatchObject({ quantity: 3, held: 3, status: 'out_of_stock' });
    expect(await logged()).toMatchObject([
      { details: { before: { stockQuantity: 5 }, after: { stockQuantity: 3 } } },
    ]);
  });

  it('has a rate of KDV that the studio has, or the one that it had', async () => {
    const id = await newProduct();
    const unknown = { vatRateId: 'yok' };
    const refusal = { code: 'vat_rate_unknown', fields: { vatRateId: expect.stringContaining('artık yok') } };
    const {
      id: _id,
      version: _version,
      stockRead: _read,
      countVersion: _count,
      ...fields
    } = await readInto(id);

    await expect(saving().create(actor, { ...fields, ...unknown })).rejects.toMatchObject(refusal);
    await expect(saving().update(actor, await readInto(id, unknown))).rejects.toMatchObject(refusal);
    await saving().update(actor, await readInto(id, { vatRateId: 'genel' }));
    await manager().query(`UPDATE product SET vat_rate_id = 'eski' WHERE id = $1`, [id]);
    await saving().update(actor, await readInto(id, { name: 'Vazo' }));
    expect(await view(id)).toMatchObject({ name: 'Vazo', vatRateId: 'eski' });
  });

  it('hidden is not shown, and an admin who edits it gets a conflict', async () => {
    const id = await newProduct();
    const form = await readInto(id);

    await actions().setActive(actor, { id, version: form.version, isActive: false });

    await expect(saving().update(actor, form)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await server.app.get(ProductQueriesService).list({})).total).toBe(0);
  });

  it('has its pictures in the order that was chosen, and only those that were handed in', async () => {
    const id = await newProduct();
    const files = [
      await aPictureName('#111111'),
      await aPictureName('#222222'),
      await aPictureName('#333333'),
    ];
    const pictures = files.map((fileName, index) => ({ fileName, alt: `Görünüm ${index}` }));

    await saving().update(actor, await readInto(id, { pictures: [...pictures, ...pictures].reverse() }));

    expect((await view(id)).pictures.map(({ alt }) => alt)).toEqual(['Görünüm 2', 'Görünüm 1', 'Görünüm 0']);
    await expect(
      readInto(id, { pictures: [{ fileName: 'yok-00000000.webp', alt: '' }] }).then((form) =>
        saving().update(actor, form),
      ),
    ).rejects.toMatchObject({ code: 'picture_not_found' });
    expect((await view(id)).pictures).toHaveLength(3);
  });
});

describe('A product that the studio deletes', () => {
  it.each([
    ['counted', false],
    ['unlimited', true],
  ])('stays while somebody is paying for it: %s stock', async (_kind, isUnlimited) => {
    const { id, priceKurus } = await aProduct(manager(), { isUnlimited });
    const hold = await holdCart(server.app, { lines: [pieces({ id, priceKurus })] });
    const { version } = await view(id);

    await expect(actions().remove(actor, { id, version })).rejects.toMatchObject({
      code: 'product_in_payment',
    });

    await server.dataSource.transaction((own) =>
      server.app.get(HoldsService).releaseOpen(own, { holdId: hold.id, customerId: null }),
    );
    await actions().remove(actor, { id, version });

    await expect(view(id)).rejects.toMatchObject({ code: 'product_not_found' });
    expect(await logged()).toMatchObject([{ details: { event: 'product_deleted', after: {} } }]);
  });

  it('was not seen in the version that is there: nothing happens', async () => {
    const id = await newProduct();
    const { version } = await view(id);
    await saving().update(actor, await readInto(id, { name: 'Yeni' }));

    await expect(actions().remove(actor, { id, version })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
  });
});

describe('The studio’s list of products', () => {
  it('is found, filtered and sorted by what the studio asks, hidden ones included', async () => {
    await aProduct(manager(), {
      name: 'Çok',
      stockQuantity: 9,
      minStock: 3,
      category: 'Kupa',
      priceKurus: 300_00,
    });
    await aProduct(manager(), {
      name: 'Az',
      stockQuantity: 3,
      minStock: 3,
      category: 'Kupa',
      priceKurus: 100_00,
    });
    await aProduct(manager(), {
      name: 'Yok',
      stockQuantity: 0,
      minStock: 3,
      category: 'Vazo',
      priceKurus: 200_00,
    });
    const { id } = await aProduct(manager(), { name: 'Sınırsız', isUnlimited: true, stockQuantity: 0 });
    await actions().setActive(actor, { id, version: 1, isActive: false });
    const list = async (query: Parameters<AdminProductQueriesService['list']>[0]) =>
      (await server.app.get(AdminProductQueriesService).list(query)).items.map(({ name }) => name);
    const { id: kupa } = await aCategory(manager(), { name: 'Kupa' });

    expect(await list({})).toEqual(['Sınırsız', 'Yok', 'Az', 'Çok']);
    expect(await list({ sort: 'name', sortOrder: 'asc' })).toEqual(['Az', 'Çok', 'Sınırsız', 'Yok']);
    expect(await list({ sort: 'stock', sortOrder: 'asc' })).toEqual(['Yok', 'Az', 'Çok', 'Sınırsız']);
    expect(await list({ sort: 'price', sortOrder: 'asc', categoryId: kupa })).toEqual(['Az', 'Çok']);
    expect(await list({ stock: 'in_stock' })).toEqual(['Çok']);
    expect(await list({ stock: 'low_stock' })).toEqual(['Az']);
    expect(await list({ stock: 'out_of_stock' })).toEqual(['Yok']);
    expect(await list({ stock: 'unlimited' })).toEqual(['Sınırsız']);
    expect(await list({ isActive: false })).toEqual(['Sınırsız']);
    expect(await list({ search: 'vazo' })).toEqual(['Yok']);
    expect(await list({ perPage: 10, page: 2 })).toEqual([]);
  });
});

describe('Categories', () => {
  const list = () => server.app.get(AdminCategoryQueriesService).list();
  const genel = async () => (await list()).find(({ isProtected }) => isProtected);

  it('that are deleted leave their products to ‘genel’, which cannot be deleted', async () => {
    const { id } = await aProduct(manager(), { name: 'Kupa', category: 'Kupalar' });
    const { category, version } = await view(id);

    await categories().remove(actor, { id: category.id });

    expect(await view(id)).toMatchObject({ category: { slug: 'genel' }, version: version + 1 });
    expect(await logged()).toMatchObject([
      { type: 'admin_change', details: { before: { name: 'Kupalar', products: ['Kupa'] } } },
    ]);
    const protectedOne = await genel();
    await expect(categories().remove(actor, { id: protectedOne?.id ?? 0 })).rejects.toMatchObject({
      code: 'category_protected',
      message: 'Genel kategorisi silinemez.',
    });
    await expect(
      categories().rename(actor, { id: protectedOne?.id ?? 0, version: 1, name: 'Diğer' }),
    ).rejects.toMatchObject({ code: 'category_name_protected' });
    await expect(server.dataSource.query(`DELETE FROM category WHERE slug = 'genel'`)).rejects.toThrow();
  });

  it('can be deleted during a sale of two of their products without a deadlock', async () => {
    const category = await aCategory(manager(), { name: 'Vazo' });
    const ids = ['f', '0'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000001`);
    for (const id of ids) {
      const made = await aProduct(manager(), { category: 'Vazo', stockQuantity: 3 });
      // The history of its price names the product, whose id never changes elsewhere.
      await manager().query('DELETE FROM price_change WHERE product_id = $1', [made.id]);
      await manager().query('UPDATE product SET id = $2 WHERE id = $1', [made.id, id]);
    }
    const isWaiting = async () =>
      (await manager().query<unknown[]>(`SELECT FROM pg_locks WHERE NOT granted`)).length > 0;

    const removal = await server.dataSource.transaction(async (sale) => {
      await stock().takeNow(sale, ids[1]!, 1);
      const removing = categories().remove(actor, { id: category.id });
      removing.catch(() => undefined);
      await eventually('the deletion waits for the sale', isWaiting);
      await stock().takeNow(sale, ids[0]!, 1);
      return { removing };
    });

    await removal.removing;
    expect((await view(ids[0]!)).category.slug).toBe('genel');
  });

  it('get no name that another one has', async () => {
    const { id, version } = await categories().create(actor, { name: 'Kupa' });
    await categories().create(actor, { name: 'Vazo' });

    await expect(categories().create(actor, { name: 'Vazo' })).rejects.toMatchObject({
      code: 'category_name_taken',
    });
    await expect(categories().rename(actor, { id, version, name: 'Vazo' })).rejects.toMatchObject({
      code: 'category_name_taken',
    });
    await categories().rename(actor, { id, version, name: 'Fincan' });
    await expect(categories().rename(actor, { id, version, name: 'Bardak' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  it.each(['genel', 'GENEL', ' Genel ', 'Gene\u0301l', 'KUPA', 'kûpa', ' kupa'])(
    'get no name that only is another one’s written differently: %j',
    async (name) => {
      await categories().create(actor, { name: 'Kupa' });
      const { id, version } = await categories().create(actor, { name: 'Vazo' });
      const taken = { code: 'category_name_taken', status: 409 };

      await expect(categories().create(actor, { name })).rejects.toMatchObject(taken);
      await expect(categories().rename(actor, { id, version, name })).rejects.toMatchObject(taken);
      await categories().rename(actor, { id, version, name: 'VAZO' });
    },
  );

  it('are found by name, and ‘genel’ is always the protected one', async () => {
    const find = (name: string) => server.app.get(AdminCategoryQueriesService).findByName(name);
    const { id, version } = await categories().create(actor, { name: 'Kupa' });
    await categories().rename(actor, { id, version, name: 'Bardak' });
    const renewed = await categories().create(actor, { name: 'Kupa' });
    await categories().create(actor, { name: 'Genel!' });

    expect(await find('KUPA')).toBe(renewed.id);
    expect(await find('bardak')).toBe(id);
    expect(await find('GENEL ')).toBe((await genel())?.id);
    expect(await find('tabak')).toBeNull();
  });

  it('stand in the order that the studio gives them', async () => {
    for (const name of ['Kupa', 'Vazo']) await categories().create(actor, { name });
    const names = async () => (await list()).map(({ name }) => name);
    expect(await names()).toEqual(['Kupa', 'Vazo', 'Genel']);

    await categories().reorder(actor, { ids: (await list()).map(({ id }) => id).reverse() });

    expect(await names()).toEqual(['Genel', 'Vazo', 'Kupa']);
    await expect(categories().reorder(actor, { ids: [1] })).rejects.toMatchObject({
      code: 'category_order_stale',
    });
  });

  it('show ‘genel’ to visitors only when something is in it', async () => {
    const shown = async () =>
      (await server.app.get(ProductQueriesService).shownCategories()).map(({ slug }) => slug);
    expect(await shown()).toEqual([]);

    await aProduct(manager(), { category: 'Genel' });

    expect(await shown()).toEqual(['genel']);
  });
});

describe('The studio is notified of its stock', () => {
  const told = () =>
    server.dataSource.query<unknown[]>('SELECT type, message FROM studio_notification ORDER BY id');

  it('once when few are left and once when the last is sold, and again after it was filled up', async () => {
    const { id } = await aProduct(manager(), { name: 'Seladon Kupa', stockQuantity: 4, minStock: 2 });
    const sell = (quantity: number) =>
      server.dataSource.transaction(async (own) => {
        await stock().takeNow(own, id, quantity);
        await server.app.get(StockNoticesService).afterSale(own, { id, quantity });
      });

    for (const quantity of [1, 1, 1, 1]) await sell(quantity);
    await stock().recount(manager(), { productId: id, read: 0, counted: 1, countVersion: 1 });
    await sell(1);

    expect(await told()).toEqual([
      { type: 'stock_low', message: 'Seladon Kupa: son 2 adet kaldı.' },
      { type: 'stock_out', message: 'Seladon Kupa: son parça satıldı.' },
      { type: 'stock_out', message: 'Seladon Kupa: son parça satıldı.' },
    ]);
  });
});

describe('Pictures that were handed in', () => {
  it('go after a day, unless something shows them or they are handed in again', async () => {
    const id = await newProduct();
    const [used, forgotten, again] = [
      await aPictureName('#aa0000'),
      await aPictureName('#00aa00'),
      await aPictureName('#0000aa'),
    ];
    await saving().update(actor, await readInto(id, { pictures: [{ fileName: used, alt: '' }] }));
    await server.dataSource.query(`UPDATE picture_upload SET uploaded_at = now() - interval '25 hours'`);
    await aPictureName('#0000aa');

    await server.app.get(PruneUploadsService).prune();

    const left = await server.dataSource.query<{ name: string }[]>(
      'SELECT file_name AS name FROM media_file WHERE file_name = ANY ($1) ORDER BY 1',
      [[used, forgotten, again]],
    );
    expect(left.map(({ name }) => name)).toEqual([again, used].sort());
  });
});
