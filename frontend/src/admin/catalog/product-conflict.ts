import type { AdminCategoryView, AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import { PRODUCT_FIELDS, PRODUCT_TEXTS } from '@contract/catalog/product-fields.js';
import { productValues } from '@contract/catalog/product-values.js';
import type { ProductDto, ProductPictureDto, UpdateProductDto } from '@contract/catalog/product.dto.js';
import { pick } from '@contract/common/field-table.js';
import { formatTl } from '@contract/common/money.js';
import { READY_DAYS, READY_WORDS } from '@contract/orders/preparation.js';
import { differingFields, type ShownFields } from '../lib/differing-fields.js';
import { rateLabel, type VatChoice } from '../lib/use-vat-rates.js';
import type { ConflictField } from '../ui/conflict-dialog.js';

/** The conflicting versions of a product: the typed one, and the one that somebody else saved. */
export interface ProductConflict {
  readonly mine: ProductDto;
  /** The product when the form was filled. */
  readonly read: AdminProductView;
  readonly theirs: AdminProductView;
}

const yesOrNo = (value: boolean) => (value ? 'Evet' : 'Hayır');

function shownPicture({ fileName, alt, focus }: ProductPictureDto): string {
  const name = alt || fileName;
  return focus ? `${name} (odak: soldan %${focus.x}, üstten %${focus.y})` : name;
}

/** The names of what a product refers to. */
export interface ProductChoices {
  readonly categories: readonly AdminCategoryView[];
  readonly rates: readonly VatChoice[];
}

function shown(product: ProductDto, { categories, rates }: ProductChoices): ShownFields<ProductDto> {
  const { vatRateId, weightGrams, preparationDays } = product;
  return {
    ...pick(product, PRODUCT_TEXTS),
    priceKurus: formatTl(product.priceKurus),
    categoryId: categories.find(({ id }) => id === product.categoryId)?.name ?? 'Silinmiş kategori',
    pictures: product.pictures.map(shownPicture).join('\n'),
    stockQuantity: String(product.stockQuantity),
    minStock: String(product.minStock),
    isUnlimited: yesOrNo(product.isUnlimited),
    isActive: yesOrNo(product.isActive),
    vatRateId: rateLabel(rates, vatRateId),
    weightGrams: weightGrams ? String(weightGrams) : '',
    preparationDays: shownPreparation(preparationDays ?? null),
  };
}

function shownPreparation(days: number | null): string {
  if (days === null) return 'Dükkânın süresi';
  return days === READY_DAYS ? READY_WORDS : `En çok ${days} gün`;
}

/** True when a stock was typed here and by nobody else. */
export function isCountedHere({ mine, read, theirs }: ProductConflict): boolean {
  return mine.stockQuantity !== read.stock.quantity && theirs.stock.countVersion === read.stock.countVersion;
}

/** True when both typed a stock. A sale meanwhile is no conflict, because it is subtracted from the typed number. */
function isCountedTwice({ mine, read, theirs }: ProductConflict): boolean {
  return mine.stockQuantity !== read.stock.quantity && theirs.stock.countVersion !== read.stock.countVersion;
}

/** Lists the differences; none when the typed values are the saved ones, as after a lost answer. */
export function productConflict(conflict: ProductConflict, choices: ProductChoices): ConflictField[] {
  const { mine, theirs } = conflict;
  const saved = productValues(theirs);
  const { stockQuantity } = isCountedTwice(conflict) ? mine : saved;
  return differingFields(
    PRODUCT_FIELDS,
    { ...shown(mine, choices), stockQuantity: String(stockQuantity) },
    shown(saved, choices),
  );
}

type CountRead = Pick<UpdateProductDto, 'stockRead' | 'countVersion'>;

export function countRead({ stock }: Pick<AdminProductView, 'stock'>): CountRead {
  return { stockRead: stock.quantity, countVersion: stock.countVersion };
}

/** Returns the count that the typed number is compared with when it overwrites theirs: theirs, if both counted. */
export function countToKeepMine(conflict: ProductConflict): CountRead {
  return countRead(isCountedTwice(conflict) ? conflict.theirs : conflict.read);
}
