import type {
  CategoryView,
  ProductCardView,
  ProductPage,
  ProductView,
} from '@contract/catalog/catalog.views.js';
import { PRODUCT_TEXTS } from '@contract/catalog/product-fields.js';
import { emptyTexts } from '@contract/common/field-table.js';

export const aCategory = (overrides: Partial<CategoryView> = {}): CategoryView => ({
  id: 1,
  name: 'Kupa ve Fincan',
  slug: 'kupa-ve-fincan',
  ...overrides,
});

export const aProduct = (overrides: Partial<ProductCardView> = {}): ProductCardView => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug: 'seladon-kupa',
  name: 'Seladon Kupa',
  priceKurus: 64000,
  priorPriceKurus: null,
  category: aCategory(),
  picture: null,
  stock: { status: 'in_stock', available: 14 },
  minStock: 3,
  ...overrides,
});

export const aProductView = (overrides: Partial<ProductView> = {}): ProductView => ({
  ...emptyTexts(PRODUCT_TEXTS),
  ...aProduct(),
  description: 'Avucunuza oturur.',
  material: 'Stoneware, seladon sır',
  dimensions: 'Ø 8,5 × 9,5 cm',
  care: 'Bulaşık makinesine uygun',
  preparationDays: null,
  pictures: [],
  ...overrides,
});

export const aPage = (
  products: readonly ProductCardView[],
  overrides: Partial<ProductPage> = {},
): ProductPage => ({
  products,
  total: products.length,
  page: 1,
  perPage: 24,
  suggestion: null,
  ...overrides,
});
