import type { DataSource, EntityManager } from 'typeorm';
import { BlogPost } from '../src/blog/blog-post.entity.js';
import { Product } from '../src/catalog/product.entity.js';
import { CouponRecord } from '../src/coupons/coupon.entity.js';
import { MediaItem } from '../src/media/media-item.entity.js';
import { Clock } from '../src/platform/clock.js';
import { ShopOpening } from '../src/platform/security/shop-opening.entity.js';
import {
  SAMPLE_CATEGORIES,
  SAMPLE_PRODUCTS,
  type SampleProduct,
} from '../src/samples/sample-products.texts.js';
import { StudioDetails } from '../src/studio/studio-details.entity.js';
import { WorkshopSession } from '../src/workshops/workshop-session.entity.js';
import { aCategory, aProduct, type ProductOverrides } from './catalog.js';
import { seedDemoCoupons } from './coupons.js';
import { seedDemoPosts, storePostPictures } from './demo-posts.js';
import { seedDemoStudio } from './demo-studio.js';
import { seedDemoWorkshops } from './demo-workshops.js';
import { seedMediaLibrary, storeLibraryPictures } from './media-library.js';
import { aPicture } from './pictures.js';
import { aReduction } from './prices.js';

/** The earlier prices of pieces that the demo shows as reduced. */
const REDUCED_FROM: Readonly<Record<string, number>> = {
  'Turkuaz İnce Vazo': 168_000,
  'Lale Karo': 98_000,
};

/**
 * Fills empty tables and leaves others unchanged, so that a demo of an earlier release gets new kinds of
 * data. Pictures are stored first and separately: each is stored once by its content, so an interrupted start
 * can continue.
 */
export async function seedDemoShop(
  dataSource: DataSource,
  { mediaDir }: { readonly mediaDir: string },
): Promise<void> {
  const { manager } = dataSource;
  const today = new Date();
  if (!(await manager.exists(ShopOpening))) await manager.insert(ShopOpening, {});
  if (!(await manager.exists(StudioDetails))) await dataSource.transaction(seedDemoStudio);
  if (!(await manager.exists(Product))) await fillCatalog(dataSource, mediaDir);
  if (!(await manager.exists(MediaItem))) {
    await storeLibraryPictures(manager, mediaDir);
    await dataSource.transaction((each) => seedMediaLibrary(each, mediaDir));
  }
  if (!(await manager.exists(CouponRecord))) {
    await dataSource.transaction((each) => seedDemoCoupons(each, today));
  }
  if (!(await manager.exists(WorkshopSession))) {
    await dataSource.transaction((each) => seedDemoWorkshops(each, today));
  }
  if (!(await manager.exists(BlogPost))) {
    const pictures = await storePostPictures(manager, mediaDir);
    await dataSource.transaction((each) => seedDemoPosts(each, { clock: new Clock(), pictures }));
  }
}

async function fillCatalog(dataSource: DataSource, mediaDir: string): Promise<void> {
  const products = await Promise.all(
    SAMPLE_PRODUCTS.map((product) => withStoredPictures(dataSource.manager, mediaDir, product)),
  );
  await dataSource.transaction(async (manager) => {
    for (const [displayOrder, name] of SAMPLE_CATEGORIES.entries()) {
      await aCategory(manager, { name, displayOrder });
    }
    for (const product of products) {
      const { id, name } = await aProduct(manager, product);
      const fromKurus = REDUCED_FROM[name];
      if (fromKurus !== undefined) await aReduction(manager, { of: 'product', id, fromKurus });
    }
  });
}

async function withStoredPictures(
  manager: EntityManager,
  mediaDir: string,
  { pictures, ...product }: SampleProduct,
): Promise<ProductOverrides> {
  const stored = await Promise.all(
    pictures.map(async ({ file, alt }) => ({
      mediaFileId: (await aPicture(manager, { mediaDir, file })).id,
      alt,
    })),
  );
  return { ...product, pictures: stored };
}
