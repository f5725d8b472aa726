import { PRODUCT_COLUMNS } from '../../../contract/catalog/product-columns.js';
import type { SheetColumn } from '../../platform/lists/sheet.js';
import type { Product } from '../product.entity.js';

const asAnswer = (isSo: boolean): string => (isSo ? 'Evet' : 'Hayır');

/** The columns of the downloadable table of products, which the import reads again. */
export const PRODUCT_SHEET: readonly SheetColumn<Product>[] = [
  { title: PRODUCT_COLUMNS.id, text: ({ id }) => id },
  { title: PRODUCT_COLUMNS.slug, text: ({ slug }) => slug },
  { title: PRODUCT_COLUMNS.name, text: ({ name }) => name },
  { title: PRODUCT_COLUMNS.category, text: ({ category }) => category.name },
  { title: PRODUCT_COLUMNS.price, lira: ({ priceKurus }) => priceKurus },
  { title: PRODUCT_COLUMNS.stockQuantity, count: ({ stockQuantity }) => stockQuantity },
  { title: PRODUCT_COLUMNS.minStock, count: ({ minStock }) => minStock },
  { title: PRODUCT_COLUMNS.isUnlimited, text: ({ isUnlimited }) => asAnswer(isUnlimited) },
  { title: PRODUCT_COLUMNS.isActive, text: ({ isActive }) => asAnswer(isActive) },
  { title: PRODUCT_COLUMNS.description, text: ({ description }) => description },
  { title: PRODUCT_COLUMNS.material, text: ({ material }) => material },
  { title: PRODUCT_COLUMNS.dimensions, text: ({ dimensions }) => dimensions },
  { title: PRODUCT_COLUMNS.care, text: ({ care }) => care },
  {
    title: PRODUCT_COLUMNS.pictures,
    text: ({ pictures }) => pictures.map(({ mediaFile }) => mediaFile.fileName).join(' '),
  },
];
