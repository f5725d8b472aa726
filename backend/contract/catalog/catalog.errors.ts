import type { ErrorEntry } from '../common/error-entry.js';

/** Texts: specification 1, section 8. */
export const CATALOG_ERRORS = {
  product_not_found: { status: 404, message: 'Bu parça artık rafımızda değil.' },
  category_name_taken: { status: 409, message: '“{name}” adında bir kategori zaten var.' },
  out_of_stock: { status: 409, message: '{name} için stok bulunmamaktadır.' },
  insufficient_stock: { status: 409, message: '{name} için yalnızca {available} adet kaldı.' },
} as const satisfies Record<string, ErrorEntry>;
