import { formatTl } from '@contract/common/money.js';
import type { CouponScope, CouponType } from '@contract/coupons/coupon.js';

/** Specification 3, section 8, 'Coupons'. */
export const SAVE_FAILED = 'Kupon işlemi başarısız';
export const REMOVE_FAILED = 'Kupon silinirken hata oluştu.';
export const UPDATED = 'Kupon güncellendi.';
export const CREATED = 'Kupon oluşturuldu.';
export const REMOVED = 'Kupon silindi.';
/** Section 2, 'Coupon management'. */
export const REMOVE_QUESTION = 'Bu kuponu silmek istediğinizden emin misiniz?';

export const LOAD_FAILED = 'Kuponlar yüklenirken bir hata oluştu.';

export const SCOPE_LABELS: Record<CouponScope, string> = {
  all: 'Bütün sepette',
  specific_products: 'Seçili ürünlerde',
  specific_categories: 'Seçili kategorilerde',
  specific_users: 'Seçili müşteriler için',
};

export const TYPE_LABELS: Record<CouponType, string> = { percentage: 'Yüzde', fixed: 'Sabit tutar' };

const percent = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** '%12,5' or '150,00 TL' */
export function formatDiscount(type: CouponType, valueHundredths: number): string {
  return type === 'percentage' ? `%${percent.format(valueHundredths / 100)}` : formatTl(valueHundredths);
}
