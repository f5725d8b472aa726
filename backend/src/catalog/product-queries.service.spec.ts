import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger } from 'typeorm';
import { aCategory, aProduct, type ProductOverrides } from '../../seed/catalog.js';
import { aPicture } from '../../seed/pictures.js';
import { emptyTables } from '../../testing/empty-tables.js';
import { suiteFolder } from '../../testing/suite-folder.js';
import { suiteDatabase } from '../../testing/suite-database.js';
import { MediaFile } from '../media/media-file.entity.js';
import { Category } from './category.entity.js';
import { CreateCategoryService } from './create-category.service.js';
import { ProductPicture } from './product-picture.entity.js';
import { ProductQueriesService } from './product-queries.service.js';
import { Product } from './product.entity.js';
import { StockService } from './stock.service.js';

function loggerInto(statements: string[]): Logger {
  const ignore = () => undefined;
  return {
    logQuery: (statement) => statements.push(statement),
    logQueryError: ignore,
    logQuerySlow: ignore,
    logSchemaBuild: ignore,
    logMigration: ignore,
    log: ignore,
  };
}

const all = (quantity: number) => ({ quantity, reserved: quantity });

describe('The catalogue', () => {
  const database = suiteDatabase([Category, MediaFile, Product, ProductPicture]);
  const mediaDir = suiteFolder();
  let products: ProductQueriesService;

  beforeAll(() => {
    products = new ProductQueriesService(database.dataSource);
  });
  beforeEach(() => emptyTables(database.dataSource, 'product', 'category'));

  const manager = () => database.dataSource.manager;
  const newProduct = (overrides: ProductOverrides) => aProduct(manager(), overrides);
  const off = (product: Product) => manager().update(Product, { id: product.id }, { isActive: false });
  const found = async (search: string) => (await products.list({ search })).products.map(({ name }) => name);

  describe('searched with a typing error', () => {
    beforeEach(async () => {
      await newProduct({ name: 'Işıklı Fincan', category: 'Fincan' });
      await newProduct({ name: 'Seladon Kupa', category: 'Kupa & Bardak' });
      await off(await newProduct({ name: 'Lokumluk', category: 'Kupa & Bardak' }));
    });

    it.each<[string, string | null]>([
      ['fincna', 'fincan'],
      ['kuap', 'kupa'],
      ['ışikli', null],
      ['selodan kupa', 'seladon kupa'],
      ['seladon fincna', null],
      ['lokumlk', null],
      ['araba lastiği', null],
      ["'; DROP TABLE product", null],
      ['fincan', null],
    ])('%s: what may have been meant is %s', async (search, suggestion) => {
      expect((await products.list({ search })).suggestion).toBe(suggestion);
    });
  });

  describe('searched', () => {
    beforeEach(async () => {
      await newProduct({ name: 'Çörek Tabağı', description: 'Pazar sabahları için.', category: 'Tabak' });
      await newProduct({
        name: 'IŞIK Mumluk',
        description: '%100 el yapımı, a_b ölçülü, C:\\fırın.',
        category: 'Dekor',
      });
      await newProduct({
        name: 'İnce Vazo',
        description: 'Dal için (3’lü) <b>vazo</b>.',
        category: 'Vazo & Saksı',
      });
    });

    it.each<[string, string[]]>([
      ['çörek', ['Çörek Tabağı']],
      ['corek', ['Çörek Tabağı']],
      ['ÇÖREK', ['Çörek Tabağı']],
      ['COREK TABAGI', ['Çörek Tabağı']],
      ['ışık', ['IŞIK Mumluk']],
      ['isik', ['IŞIK Mumluk']],
      ['İNCE', ['İnce Vazo']],
      ['ince', ['İnce Vazo']],
      ['pazar', ['Çörek Tabağı']],
      ['saksı', ['İnce Vazo']],
      ['corek pazar tabak', ['Çörek Tabağı']],
      ['ince saksi', ['İnce Vazo']],
      ['corek vazo', []],
      ['  mumluk \t', ['IŞIK Mumluk']],
      ["3'lü", ['İnce Vazo']],
      ['3’lu', ['İnce Vazo']],
      ['%', ['IŞIK Mumluk']],
      ['_', ['IŞIK Mumluk']],
      ['\\', ['IŞIK Mumluk']],
      ['%100', ['IŞIK Mumluk']],
      ['m%k', []],
      ['<b>', ['İnce Vazo']],
      ["'; DROP TABLE product; --", []],
      ['vazo\u0000', ['İnce Vazo']],
      ['yok böyle bir şey', []],
    ])('%j finds %j', async (typed, names) => {
      expect(await found(typed)).toEqual(names);
    });

    it.each(['', '   ', '\u0000'])('for nothing (%j) shows everything, the newest first', async (typed) => {
      expect(await found(typed)).toEqual(['İnce Vazo', 'IŞIK Mumluk', 'Çörek Tabağı']);
    });

    it('finds nothing that is not for sale', async () => {
      await off(await newProduct({ name: 'Gizli Kupa' }));

      expect(await found('gizli')).toEqual([]);
    });
  });

  it('filters by category together with the search', async () => {
    await newProduct({ name: 'Turkuaz Kase', category: 'Kase' });
    await newProduct({ name: 'Turkuaz Vazo', category: 'Vazo' });
    await newProduct({ name: 'Beyaz Vazo', category: 'Vazo' });

    const page = await products.list({ category: 'vazo', search: 'turkuaz' });

    expect(page).toMatchObject({
      total: 1,
      products: [{ name: 'Turkuaz Vazo', category: { slug: 'vazo' } }],
    });
    expect(await products.list({ category: 'yok' })).toMatchObject({ total: 0, products: [] });
  });

  it('sorts by price and by age, and equal ones always the same way', async () => {
    for (const priceKurus of [300_00, 100_00, 200_00, 100_00]) await newProduct({ priceKurus });
    const prices = async (sort: 'newest' | 'price_asc' | 'price_desc') =>
      (await products.list({ sort })).products.map((product) => product.priceKurus / 100);
    const ids = async () => (await products.list({ sort: 'price_asc' })).products.map(({ id }) => id);

    expect(await prices('price_asc')).toEqual([100, 100, 200, 300]);
    expect(await prices('price_desc')).toEqual([300, 200, 100, 100]);
    expect(await prices('newest')).toEqual([100, 200, 100, 300]);
    expect(await ids()).toEqual([...(await ids())]);
  });

  it('comes in pages that together show every piece once', async () => {
    for (let index = 0; index < 50; index += 1) {
      await newProduct({ name: `Kase ${index}`, priceKurus: 100_00 });
    }

    const pages = await Promise.all([1, 2, 3, 4].map((page) => products.list({ page, sort: 'price_asc' })));

    expect(pages.map((page) => page.products.length)).toEqual([24, 24, 2, 0]);
    expect(pages.map(({ total }) => total)).toEqual([50, 50, 50, 50]);
    expect(new Set(pages.flatMap((page) => page.products.map(({ id }) => id))).size).toBe(50);
  });

  it('asks the database at most twice for a page, however long it is', async () => {
    for (let index = 0; index < 30; index += 1) await newProduct({ name: `Kase ${index}` });
    const statements: string[] = [];
    database.dataSource.setOptions({ logging: ['query'], logger: loggerInto(statements) });

    await products.list({});
    database.dataSource.setOptions({ logging: false, logger: 'advanced-console' });

    expect(statements).toHaveLength(2);
  });

  it('counts what is held by someone who is paying as gone', async () => {
    const { id, slug } = await newProduct({ stockQuantity: 4, minStock: 2 });
    const stock = new StockService();
    const shown = async () => (await products.getBySlug(slug)).stock;

    expect(await shown()).toEqual({ status: 'in_stock', available: 4 });
    await stock.hold(manager(), id, all(2));
    expect(await shown()).toEqual({ status: 'low_stock', available: 2 });
    await stock.hold(manager(), id, all(2));
    expect(await shown()).toEqual({ status: 'out_of_stock', available: 0 });
  });

  it('shows a piece with all its pictures, the main one first', async () => {
    const files = await Promise.all(
      ['kupa-seladon-2.webp', 'kupa-seladon.webp'].map((file) => aPicture(manager(), { mediaDir, file })),
    );
    await newProduct({
      name: 'Çay Kupası',
      pictures: files.map(({ id }, index) => ({ mediaFileId: id, alt: `Görünüm ${index}` })),
    });

    const shown = await products.getBySlug('cay-kupasi');

    expect(shown.pictures.map(({ fileName, alt }) => [fileName, alt])).toEqual(
      files.map(({ fileName }, index) => [fileName, `Görünüm ${index}`]),
    );
    expect(shown.picture).toEqual(shown.pictures[0]);
    expect((await products.list({})).products[0]?.picture).toEqual(shown.pictures[0]);
  });

  it('has no page for what is unknown or not for sale', async () => {
    const product = await newProduct({ name: 'Gizli Kupa' });
    await off(product);

    await expect(products.getBySlug('gizli-kupa')).rejects.toMatchObject({
      code: 'product_not_found',
      status: 404,
    });
    await expect(products.getBySlug('yok')).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('gives namesakes addresses of their own, even when they are made at once', async () => {
    await aCategory(manager());

    const made = await Promise.all(Array.from({ length: 5 }, () => newProduct({ name: 'Ay Vazo' })));

    expect(made.map(({ slug }) => slug).sort()).toEqual([
      'ay-vazo',
      'ay-vazo-2',
      'ay-vazo-3',
      'ay-vazo-4',
      'ay-vazo-5',
    ]);
  });

  it('names a piece without letters by what it is', async () => {
    expect((await newProduct({ name: '★★★' })).slug).toBe('parca');
  });

  it('makes one category of a name that is entered twice at once', async () => {
    const create = new CreateCategoryService();

    const made = await Promise.allSettled(
      Array.from({ length: 5 }, () => create.create(manager(), { name: 'Vazo', displayOrder: 1 })),
    );

    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'category_name_taken' });
    }
  });

  it('refuses two categories of the same name and keeps their order', async () => {
    const create = new CreateCategoryService();
    await create.create(manager(), { name: 'Vazo', displayOrder: 1 });
    await create.create(manager(), { name: 'Kâse', displayOrder: 0 });
    await create.create(manager(), { name: 'Kase!', displayOrder: 0 });

    await expect(create.create(manager(), { name: 'Vazo', displayOrder: 3 })).rejects.toMatchObject({
      code: 'category_name_taken',
    });
    expect((await products.categories()).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['kase', 'kase-2', 'vazo']),
    );
    expect((await products.categories()).at(-1)?.name).toBe('Vazo');
  });

  describe('asked by a sale', () => {
    it('prices what is for sale and leaves out the rest', async () => {
      const bowl = await newProduct({ name: 'Kase', priceKurus: 740_00, stockQuantity: 5 });
      const pot = await newProduct({
        name: 'Saksı',
        isUnlimited: true,
        vatRateId: 'indirimli',
        weightGrams: 900,
      });
      const gone = await newProduct({ name: 'Gizli' });
      await off(gone);
      await new StockService().hold(manager(), bowl.id, all(2));

      const priced = await products.pricedProducts(manager(), [
        bowl.id,
        pot.id,
        gone.id,
        '6f1c1b0e-0000-4000-8000-000000000000',
        "1' OR '1'='1",
        '',
      ]);

      expect([...priced.keys()].sort()).toEqual([bowl.id, pot.id].sort());
      expect(priced.get(bowl.id)).toEqual({
        kind: 'product',
        id: bowl.id,
        name: 'Kase',
        picture: null,
        session: null,
        priceKurus: 740_00,
        priorPriceKurus: null,
        studentPriceKurus: null,
        vatRateId: null,
        weightGrams: null,
        preparationDays: null,
        categoryId: bowl.categoryId,
        available: 3,
      });
      expect(priced.get(pot.id)).toMatchObject({
        available: null,
        vatRateId: 'indirimli',
        weightGrams: 900,
      });
    });

    it('gives what an order keeps', async () => {
      const file = await aPicture(manager(), { mediaDir });
      const { id } = await newProduct({
        name: 'Kupa',
        pictures: [{ mediaFileId: file.id, alt: '', focusX: 20, focusY: 80 }],
      });

      const snapshots = await products.productSnapshots(manager(), [id]);

      expect(snapshots.get(id)).toMatchObject({
        name: 'Kupa',
        pictureFileName: file.fileName,
        pictureFocus: { x: 20, y: 80 },
        priceKurus: 740_00,
      });
    });

    it('answers nothing to no question', async () => {
      expect(await products.pricedProducts(manager(), [])).toEqual(new Map());
    });
  });
});
