import type { FieldTable } from '../common/field-table.js';
import type { CouponDto } from './coupon.dto.js';

/** The fields of the coupon form, in the order in which two versions are compared. */
export const COUPON_FIELDS = {
  code: { label: 'Kupon kodu', documentedName: 'code' },
  name: { label: 'Ad', documentedName: 'name' },
  description: { label: 'Açıklama', documentedName: 'description' },
  type: { label: 'İndirim türü', documentedName: 'type' },
  valueHundredths: { label: 'Değer', documentedName: 'value' },
  minimumKurus: { label: 'En az sepet (TL)', documentedName: 'minimum_amount' },
  maximumDiscountKurus: { label: 'En çok indirim (TL)', documentedName: 'maximum_discount' },
  validFrom: { label: 'Başlangıç', documentedName: 'valid_from' },
  validUntil: { label: 'Bitiş', documentedName: 'valid_until' },
  usageLimit: { label: 'Kullanım sınırı', documentedName: 'usage_limit' },
  applicableTo: { label: 'Nerede geçerli?', documentedName: 'applicable_to' },
  productIds: { label: 'Seçilenler', documentedName: 'applicable_products' },
  categoryIds: { label: 'Seçilenler', documentedName: 'applicable_categories' },
  customerIds: { label: 'Seçilenler', documentedName: 'applicable_users' },
  isActive: { label: 'Durum', documentedName: 'is_active' },
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
