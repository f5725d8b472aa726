import type { AdminCategoryView, AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import type { ProductDto, UpdateProductDto } from '@contract/catalog/product.dto.js';
import { formatTl } from '@contract/common/money.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { productValues } from './product-form-values.js';

/** Two versions of one product: what was typed, and what somebody else saved meanwhile. */
export interface ProductConflict {
  readonly mine: ProductDto;
  /** As it was when the form was filled. */
  readonly read: AdminProductView;
  readonly theirs: AdminProductView;
}

type Shown = (product: ProductDto) => string;

const yesOrNo = (value: boolean) => (value ? 'Evet' : 'Hayır');

function fieldsOf(categories: readonly AdminCategoryView[]): (readonly [label: string, shown: Shown])[] {
  return [
    ['Ürün adı', ({ name }) => name],
    ['Fiyat', ({ priceKurus }) => formatTl(priceKurus)],
    [
      'Kategori',
      ({ categoryId }) => categories.find(({ id }) => id === categoryId)?.name ?? 'Silinmiş kategori',
    ],
    ['Açıklama', ({ description }) => description],
    ['Malzeme', ({ material }) => material],
    ['Ölçüler', ({ dimensions }) => dimensions],
    ['Bakım', ({ care }) => care],
    ['Resimler', ({ pictures }) => pictures.map(({ fileName, alt }) => alt || fileName).join('\n')],
    ['En az stok', ({ minStock }) => String(minStock)],
    ['Sınırsız stok', ({ isUnlimited }) => yesOrNo(isUnlimited)],
    ['Rafta', ({ isActive }) => yesOrNo(isActive)],
  ];
}

/** A number of pieces was typed here, and by nobody else. */
export function isCountedHere({ mine, read, theirs }: ProductConflict): boolean {
  return mine.stockQuantity !== read.stock.quantity && theirs.stock.countVersion === read.stock.countVersion;
}

/** Both typed a number of pieces. What was only sold meanwhile is no conflict: it is counted off what was typed. */
function isCountedTwice({ mine, read, theirs }: ProductConflict): boolean {
  return mine.stockQuantity !== read.stock.quantity && theirs.stock.countVersion !== read.stock.countVersion;
}

/** Where they differ; nothing when what was typed is what is saved, as after an answer that was lost. */
export function productConflict(
  conflict: ProductConflict,
  categories: readonly AdminCategoryView[],
): ConflictField[] {
  const { mine, theirs } = conflict;
  const saved = productValues(theirs);
  const fields = fieldsOf(categories);
  if (isCountedTwice(conflict)) fields.push(['Stok adedi', ({ stockQuantity }) => String(stockQuantity)]);
  return fields.flatMap(([label, shown]) => {
    const [own, other] = [shown(mine), shown(saved)];
    return own === other ? [] : [{ label, mine: own, theirs: other }];
  });
}

type CountRead = Pick<UpdateProductDto, 'stockRead' | 'countVersion'>;

export function countRead({ stock }: Pick<AdminProductView, 'stock'>): CountRead {
  return { stockRead: stock.quantity, countVersion: stock.countVersion };
}

/** What the typed number is counted from when it is saved over theirs: from theirs, where both counted. */
export function countToKeepMine(conflict: ProductConflict): CountRead {
  return countRead(isCountedTwice(conflict) ? conflict.theirs : conflict.read);
}
