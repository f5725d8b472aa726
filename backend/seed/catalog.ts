import type { EntityManager } from 'typeorm';
import { PRODUCT_TEXTS } from '../contract/catalog/product-fields.js';
import { emptyTexts } from '../contract/common/field-table.js';
import { Category } from '../src/catalog/category.entity.js';
import { CreateCategoryService, type NewCategory } from '../src/catalog/create-category.service.js';
import { CreateProductService, type NewProduct } from '../src/catalog/create-product.service.js';
import type { Product } from '../src/catalog/product.entity.js';

const DEFAULT_CATEGORY = 'Kase';

const DEFAULT_PRODUCT = {
  ...emptyTexts(PRODUCT_TEXTS),
  name: 'Benekli Kase',
  description: 'Çarkta çekilmiş, mat beyaz sırlı günlük bir kase.',
  material: 'Stoneware, mat beyaz sır',
  dimensions: 'Ø 17 × 5 cm',
  care: 'Bulaşık makinesinde yıkanabilir.',
  priceKurus: 74_000,
  stockQuantity: 10,
  minStock: 3,
  isUnlimited: false,
  pictures: [],
} as const;

export type ProductOverrides = Partial<Omit<NewProduct, 'categoryId'>> & { readonly category?: string };

/** The category of that name; created when it does not exist yet. */
export async function aCategory(
  manager: EntityManager,
  overrides: Partial<NewCategory> = {},
): Promise<Category> {
  const { name = DEFAULT_CATEGORY, displayOrder = 0 } = overrides;
  const existing = await manager.findOneBy(Category, { name });
  return existing ?? new CreateCategoryService().create(manager, { name, displayOrder });
}

/** Writes a product as the studio would; used by the demo, by tests and by the browser's journeys. */
export async function aProduct(manager: EntityManager, overrides: ProductOverrides = {}): Promise<Product> {
  const { category: categoryName, ...fields } = overrides;
  const category = await aCategory(manager, categoryName === undefined ? {} : { name: categoryName });
  return new CreateProductService().create(manager, {
    ...DEFAULT_PRODUCT,
    ...fields,
    categoryId: category.id,
  });
}
