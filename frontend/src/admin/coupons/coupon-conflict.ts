import { formatDate } from '@contract/common/dates.js';
import type { AdminCouponView } from '@contract/coupons/admin-coupons.views.js';
import type { ConflictField } from '../ui/conflict-dialog.js';
import { type CouponFormValues, type CouponTarget, valuesOf } from './coupon-form-values.js';
import { SCOPE_LABELS, TYPE_LABELS } from './coupon.texts.js';

/** What differs between the form and what somebody else saved. */
export function conflictFields(mine: CouponFormValues, saved: AdminCouponView): ConflictField[] {
  const ours = shownFields(mine);
  const theirs = shownFields(valuesOf(saved));
  return Object.entries(ours)
    .map(([label, text]) => ({ label, mine: text, theirs: theirs[label] ?? '' }))
    .filter((field) => field.mine !== field.theirs);
}

function shownFields(values: CouponFormValues): Record<string, string> {
  return {
    'Kupon kodu': values.code,
    Ad: values.name,
    Açıklama: values.description,
    'İndirim türü': TYPE_LABELS[values.type],
    Değer: values.valueHundredths,
    'En az sepet (TL)': values.minimumKurus,
    'En çok indirim (TL)': values.maximumDiscountKurus,
    Başlangıç: `${formatDate(values.validFrom)} ${values.fromTime}`,
    Bitiş: `${formatDate(values.validUntil)} ${values.untilTime}`,
    'Kullanım sınırı': values.usageLimit,
    'Nerede geçerli?': SCOPE_LABELS[values.applicableTo],
    Seçilenler: chosen(values),
    Durum: values.isActive ? 'Açık' : 'Kapalı',
  };
}

function chosen({ applicableTo, productIds, categoryIds, customerIds }: CouponFormValues): string {
  const labels = (targets: readonly CouponTarget[]) => targets.map(({ label }) => label).join(', ');
  switch (applicableTo) {
    case 'all':
      return '';
    case 'specific_products':
      return labels(productIds);
    case 'specific_categories':
      return labels(categoryIds);
    case 'specific_users':
      return labels(customerIds);
  }
}
