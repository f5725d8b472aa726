import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { stockLabel } from '../contract/catalog/stock.js';
import { couponDiscounts, couponRefusal } from '../contract/coupons/coupon.js';
import { emptyTables } from '../testing/empty-tables.js';
import { suiteFolder } from '../testing/suite-folder.js';
import { suiteDatabase } from '../testing/suite-database.js';
import { BlogPost } from '../src/blog/blog-post.entity.js';
import { Category } from '../src/catalog/category.entity.js';
import { ProductPicture } from '../src/catalog/product-picture.entity.js';
import { ProductQueriesService } from '../src/catalog/product-queries.service.js';
import { Product } from '../src/catalog/product.entity.js';
import { CouponQueriesService } from '../src/coupons/coupon-queries.service.js';
import { CouponRecord } from '../src/coupons/coupon.entity.js';
import { MediaFile } from '../src/media/media-file.entity.js';
import { MediaItem } from '../src/media/media-item.entity.js';
import { ContentEntry } from '../src/content/content-entry.entity.js';
import { ShopOpening } from '../src/platform/security/shop-opening.entity.js';
import { StudioDetails } from '../src/studio/studio-details.entity.js';
import { WorkshopSession } from '../src/workshops/workshop-session.entity.js';
import { seedDemoShop } from './demo-shop.js';

describe('The demo shop', () => {
  const database = suiteDatabase([
    BlogPost,
    Category,
    CouponRecord,
    MediaFile,
    MediaItem,
    Product,
    ProductPicture,
    ShopOpening,
    StudioDetails,
    ContentEntry,
    WorkshopSession,
  ]);
  const mediaDir = suiteFolder();
  /** CPU seconds, so that other work on the machine does not count. */
  let seconds: number;

  beforeAll(async () => {
    const start = process.cpuUsage();
    await seedDemoShop(database.dataSource, { mediaDir });
    const { user, system } = process.cpuUsage(start);
    seconds = (user + system) / 1_000_000;
  });

  const listed = async () =>
    (await new ProductQueriesService(database.dataSource).wholeProducts({ page: 1, perPage: 100 })).products;

  it('is listed in its own order, the mug first, every piece with a picture that says what it shows', async () => {
    const products = await listed();

    expect(products.map(({ name }) => name).slice(0, 3)).toEqual(['Seladon Kupa', 'Yulaf Demlik', 'Ay Vazo']);
    expect(products).toHaveLength(16);
    for (const { pictures, description } of products) {
      expect(description.length).toBeGreaterThan(80);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { alt, width, placeholder } of pictures) {
        expect(alt).not.toBe('');
        expect(width).toBe(1200);
        expect(placeholder).toMatch(/^data:image\/webp;base64,/);
        expect(placeholder.length).toBeLessThanOrEqual(400);
      }
    }
  });

  it('shows every kind of stock', async () => {
    const labels = (await listed()).map(({ stock }) => stockLabel(stock));

    expect(labels.filter(({ badge }) => badge === 'STOK YOK')).toHaveLength(1);
    expect(labels.map(({ badge }) => badge)).toEqual(expect.arrayContaining(['SON 1', 'SON 2', 'SON 3']));
    expect(labels.map(({ line }) => line)).toEqual(expect.arrayContaining(['Sınırsız Stok', '18 adet']));
  });

  it('has two coupons that a visitor can use today, and in the months to come', async () => {
    const coupons = new CouponQueriesService();
    const seat = { kind: 'workshop', id: 'atolye', categoryId: null, totalKurus: 75_000 } as const;
    for (const code of ['HOSGELDIN10', 'ATOLYE100']) {
      const coupon = await coupons.findByCode(database.dataSource.manager, code);
      for (const days of [0, 180]) {
        const now = new Date(Date.now() + days * 86_400_000);
        expect(coupon && couponRefusal(coupon, { lines: [seat], now, customerId: null })).toBeNull();
        expect(coupon && couponDiscounts(coupon, [seat])).toEqual([code === 'ATOLYE100' ? 10_000 : 7_500]);
      }
    }
  });

  it('is filled once: a second start adds nothing', async () => {
    const before = await listed();
    const files = await readdir(join(mediaDir, 'originals'));

    await seedDemoShop(database.dataSource, { mediaDir });

    expect(await listed()).toEqual(before);
    expect(await readdir(join(mediaDir, 'originals'))).toEqual(files);
    expect(files).toHaveLength(37);
  });

  it('gives a demo of an earlier release what is new, and leaves its products alone', async () => {
    const before = await listed();
    await emptyTables(database.dataSource, 'workshop_session', 'coupon', 'media_item', 'blog_post');

    await seedDemoShop(database.dataSource, { mediaDir });

    expect(await listed()).toEqual(before);
    for (const kind of [WorkshopSession, CouponRecord, MediaItem, BlogPost]) {
      expect(await database.dataSource.manager.exists(kind)).toBe(true);
    }
  });

  it('is ready quickly, since every first start waits for it', () => {
    expect(seconds).toBeLessThan(8);
  });
});
