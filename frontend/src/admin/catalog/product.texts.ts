import { MAX_ADDITIONAL_PICTURES, TOO_MANY_PICTURES } from '@contract/catalog/product.dto.js';
import { describeError, type FallbackTexts } from '../../lib/server/describe-error.js';
import { adminPaths } from '../lib/admin-paths.js';
import type { RecordList } from '../ui/record-head.js';

/** Specification 2, sections 5 and 8, 'Products' and 'Categories'. */
export const LOAD_FAILED = 'Ürünler yüklenirken bir hata oluştu.';
const CATEGORIES_FAILED = 'Kategoriler alınamadı';
const CATEGORIES_UNREADABLE = 'Geçersiz kategori yanıt formatı';
export const DEFAULT_CATEGORY_KEPT = 'Genel kategorisi silinemez.';

/** The text for failures that the server does not explain. */
const instead = (text: string): FallbackTexts => ({ network: text, unexpected: text });

export const SAVE_FAILED = 'Ürün kaydedilirken bir hata oluştu.';
export const SAVE_UNREADABLE = 'Invalid JSON response from server';
/** Says why the categories could not be read. */
export function categoriesFailure(error: unknown): string {
  return describeError(error, {
    ...instead(CATEGORIES_FAILED),
    unreadable: CATEGORIES_UNREADABLE,
  }).message;
}

export const REMOVE_FAILED = instead('Ürün silinirken bir hata oluştu.');
export const STOCK_FAILED = instead('Stok güncellenirken bir hata oluştu.');
export const SHOW_FAILED = instead('Ürün güncellenirken bir hata oluştu.');
export const CREATE_CATEGORY_FAILED = instead('Kategori oluşturulurken hata oluştu.');
export const REMOVE_CATEGORY_FAILED = instead('Kategori silinirken bir hata oluştu.');
export const RENAME_CATEGORY_FAILED = 'Kategori güncellenirken bir hata oluştu.';
export const CHANGE_CATEGORY_FAILED = instead(RENAME_CATEGORY_FAILED);

/** Stays while the grid is full, which is no mistake. */
export const PICTURES_FULL = `Bütün resim yerleri dolu: ana resim ve ${MAX_ADDITIONAL_PICTURES} ek resim.`;
export const PICTURE_LIMIT = { title: 'Limit Aşıldı', text: TOO_MANY_PICTURES };
export const PICTURE_FAILED = 'Resim Yükleme Hatası';
export const MAIN_PICTURE_FAILED =
  'Ana resim yüklenemedi. Yeniden deneyin ya da silip başka bir resim ekleyin.';
export const LEFT_OUT =
  'Yüklenemeyen resim kaydettiğinizde ürüne eklenmez. Yeniden deneyin ya da silip başka bir resim ekleyin.';
export const PICTURE_HELP = `JPEG, PNG ya da WebP; her biri en fazla 10 MB ve 40 megapiksel. En fazla ${MAX_ADDITIONAL_PICTURES} ek resim; sıralamak için sürükleyin ya da resmi açıp taşıyın. İlk resim rafta görünür.`;

export const PRODUCTS: RecordList = { to: adminPaths.products, name: 'Ürünler' };

export const UNSAVED_CATEGORY = 'Yazdığınız yeni kategori henüz eklenmedi.';
export const UNSAVED_CATEGORY_NAME = 'Kategorinin yeni adı henüz kaydedilmedi.';
