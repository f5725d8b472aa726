import type { FieldTable } from '../common/field-table.js';
import type { ProductDto } from './product.dto.js';
import { PRODUCT_SPECIFICATIONS, SPECIFICATION_FIELDS } from './product-specifications.js';

/** The fields of the product form, in the order in which two versions are compared. */
export const PRODUCT_FIELDS = {
  name: { label: 'Ürün adı', documentedName: 'name' },
  priceKurus: { label: 'Fiyat', documentedName: 'price' },
  categoryId: { label: 'Kategori', documentedName: 'category' },
  description: { label: 'Açıklama', documentedName: 'description' },
  ...SPECIFICATION_FIELDS,
  pictures: { label: 'Resimler', documentedName: 'image' },
  minStock: { label: 'En az stok', documentedName: 'min_stock' },
  isUnlimited: { label: 'Sınırsız stok', documentedName: 'is_unlimited' },
  isActive: { label: 'Rafta' },
  stockQuantity: { label: 'Stok adedi', documentedName: 'stock_quantity' },
  vatRateId: { label: 'KDV oranı' },
  weightGrams: { label: 'Ağırlık (gram)' },
  preparationDays: { label: 'Hazırlık süresi' },
} as const satisfies FieldTable<ProductDto>;

/** The texts that visitors read; other texts are only shown in the back office. */
export const PRODUCT_TEXTS = ['name', 'description', ...PRODUCT_SPECIFICATIONS] as const;

export type ProductTexts = Readonly<Pick<ProductDto, (typeof PRODUCT_TEXTS)[number]>>;
