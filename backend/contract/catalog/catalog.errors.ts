import type { ErrorEntry } from '../common/error-entry.js';
import { PRODUCT_NOT_FOUND, TOO_MANY_PIECES } from './stock.js';

/** Texts: specification 1 and 2, section 8, where they give one. */
export const CATALOG_ERRORS = {
  product_not_found: { status: 404, message: PRODUCT_NOT_FOUND },
  category_name_taken: { status: 409, message: '“{name}” adında bir kategori zaten var.' },
  out_of_stock: { status: 409, message: '{name} için stok bulunmamaktadır.' },
  insufficient_stock: { status: 409, message: '{name} için yalnızca {available} adet kaldı.' },
  category_not_found: { status: 404, message: 'Kategori bulunamadı' },
  category_protected: { status: 409, message: 'Genel kategorisi silinemez.' },
  category_name_protected: { status: 409, message: 'Genel kategorisinin adı değiştirilemez.' },
  category_order_stale: { status: 409, message: 'Kategoriler bu arada değişti. Listeye yeniden bakın.' },
  product_in_payment: {
    status: 409,
    message:
      'Şu anda biri bu ürünün ödemesini yapıyor. Ödeme sonuçlanınca silebilirsiniz; beklerken ürünü raftan kaldırabilirsiniz.',
  },
  stock_below_held: {
    status: 409,
    message:
      'Stok bu kadar azaltılamaz: {held} adet şu anda ödemesi yapılan siparişler için ayrılmış durumda.',
  },
  stock_above_maximum: { status: 409, message: TOO_MANY_PIECES },
  too_many_product_pictures: { status: 400, message: 'En fazla 5 ek resim yükleyebilirsiniz.' },
} as const satisfies Record<string, ErrorEntry>;
