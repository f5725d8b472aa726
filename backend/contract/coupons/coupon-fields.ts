import type { FieldTable } from '../common/field-table.js';
import type { CouponDto } from './coupon.dto.js';

/** The fields of the coupon form, in the order in which two versions are compared. */
export const COUPON_FIELDS = {
  code: { label: 'Kupon kodu', rest: 'code' },
  name: { label: 'Ad', rest: 'name' },
  description: { label: 'Açıklama', rest: 'description' },
  type: { label: 'İndirim türü', rest: 'type' },
  valueHundredths: { label: 'Değer', rest: 'value' },
  minimumKurus: { label: 'En az sepet (TL)', rest: 'minimum_amount' },
  maximumDiscountKurus: { label: 'En çok indirim (TL)', rest: 'maximum_discount' },
  validFrom: { label: 'Başlangıç', rest: 'valid_from' },
  validUntil: { label: 'Bitiş', rest: 'valid_until' },
  usageLimit: { label: 'Kullanım sınırı', rest: 'usage_limit' },
  applicableTo: { label: 'Nerede geçerli?', rest: 'applicable_to' },
  productIds: { label: 'Seçilenler', rest: 'applicable_products' },
  categoryIds: { label: 'Seçilenler', rest: 'applicable_categories' },
  customerIds: { label: 'Seçilenler', rest: 'applicable_users' },
  isActive: { label: 'Durum', rest: 'is_active' },
} as const satisfies FieldTable<CouponDto>;

export const COUPON_TEXTS = ['name', 'description'] as const;

/** Fields with the same form in form, database and lists; days and choices are stored differently. */
export const COUPON_PLAIN_FIELDS = [
  'code',
  ...COUPON_TEXTS,
  'type',
  'valueHundredths',
  'minimumKurus',
  'maximumDiscountKurus',
  'usageLimit',
  'applicableTo',
  'isActive',
] as const;

export type CouponPlainFields = Readonly<Pick<CouponDto, (typeof COUPON_PLAIN_FIELDS)[number]>>;
