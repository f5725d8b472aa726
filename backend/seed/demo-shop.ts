import type { DataSource, EntityManager } from 'typeorm';
import { Product } from '../src/catalog/product.entity.js';
import { aCategory, aProduct, type ProductOverrides } from './catalog.js';
import { seedDemoCoupons } from './coupons.js';
import { DEMO_CATEGORIES, DEMO_PRODUCTS, type DemoProduct } from './demo-products.texts.js';
import { seedDemoWorkshops } from './demo-workshops.js';
import { seedMediaLibrary, storeLibraryPictures } from './media-library.js';
import { aPicture } from './pictures.js';

/** Fills an empty shop in one transaction; a shop that has any product stays as it is. */
export async function seedDemoShop(
  dataSource: DataSource,
  { mediaDir }: { readonly mediaDir: string },
): Promise<void> {
  if (await dataSource.manager.exists(Product)) return;
  // Pictures first and apart: they are stored once by their content, so a start that was cut off only goes on.
  const products = await Promise.all(
    DEMO_PRODUCTS.map((product) => withStoredPictures(dataSource.manager, mediaDir, product)),
  );
  await storeLibraryPictures(dataSource.manager, mediaDir);
  await dataSource.transaction(async (manager) => {
    for (const [displayOrder, name] of DEMO_CATEGORIES.entries()) {
      await aCategory(manager, { name, displayOrder });
    }
    for (const product of products) {
      await aProduct(manager, product);
    }
    await seedMediaLibrary(manager, mediaDir);
    await seedDemoCoupons(manager, new Date());
    await seedDemoWorkshops(manager, new Date());
  });
}

async function withStoredPictures(
  manager: EntityManager,
  mediaDir: string,
  { pictures, ...product }: DemoProduct,
): Promise<ProductOverrides> {
  const stored = await Promise.all(
    pictures.map(async ({ file, alt }) => ({
      mediaFileId: (await aPicture(manager, { mediaDir, file })).id,
      alt,
    })),
  );
  return { ...product, pictures: stored };
}
