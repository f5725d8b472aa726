import type { AdminCategoryView, AdminProductView } from '@contract/catalog/admin-catalog.views.js';
import type { ProductDto } from '@contract/catalog/product.dto.js';
import { formatTl } from '@contract/common/money.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { productValues } from './product-form-values.js';

type Shown = (product: ProductDto) => string;

const yesOrNo = (value: boolean) => (value ? 'Evet' : 'Hayır');

function fieldsOf(
  categories: readonly AdminCategoryView[],
): readonly (readonly [label: string, shown: Shown])[] {
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

/** Where they differ. The number on the shelf is not among them: it is counted on from whatever it is by then. */
export function productConflict(
  mine: ProductDto,
  theirs: AdminProductView,
  categories: readonly AdminCategoryView[],
): ConflictField[] {
  const saved = productValues(theirs);
  return fieldsOf(categories).flatMap(([label, shown]) => {
    const [own, other] = [shown(mine), shown(saved)];
    return own === other ? [] : [{ label, mine: own, theirs: other }];
  });
}
