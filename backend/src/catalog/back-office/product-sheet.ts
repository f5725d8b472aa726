import { PRODUCT_COLUMNS } from '../../../contract/catalog/product-columns.js';
import { READY_DAYS, READY_WORDS } from '../../../contract/orders/preparation.js';
import type { VatRules } from '../../../contract/studio/vat.js';
import type { SheetColumn } from '../../platform/lists/sheet-column.js';
import type { Product } from '../product.entity.js';

const asAnswer = (isSo: boolean): string => (isSo ? 'Evet' : 'Hayır');

const textOf = (value: number | null): string => (value === null ? '' : String(value));

const preparationText = (days: number | null): string => (days === READY_DAYS ? READY_WORDS : textOf(days));

/**
 * The columns of the downloadable table of products, which the import reads again. A rate of KDV that the studio no
 * longer has is left out, because the product has the rate of its kind.
 */
export const productSheet = ({ rates }: Pick<VatRules, 'rates'>): readonly SheetColumn<Product>[] => [
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
  { title: PRODUCT_COLUMNS.weight, text: ({ weightGrams }) => textOf(weightGrams) },
  { title: PRODUCT_COLUMNS.preparation, text: ({ preparationDays }) => preparationText(preparationDays) },
  {
    title: PRODUCT_COLUMNS.vatRate,
    text: ({ vatRateId }) => rates.find(({ id }) => id === vatRateId)?.name ?? '',
  },
  {
    title: PRODUCT_COLUMNS.pictures,
    text: ({ pictures }) => pictures.map(({ mediaFile }) => mediaFile.fileName).join(' '),
  },
];
