import { formatDateTime } from '../common/dates.js';
import { formatTl } from '../common/money.js';
import { type Coupon, type CouponLine, isEligible } from './coupon.js';

export interface NamedLine extends CouponLine {
  readonly name: string;
}

/**
 * The conditions of a coupon as sentences for the buyer, who must be able to read what a campaign gives, until when, and
 * for what. `lines`: the cart's, of which those are named that it applies to.
 */
export function couponConditions(coupon: Coupon, lines: readonly NamedLine[]): string[] {
  const { minimumKurus, validUntil, usesLeft, scope } = coupon;
  return [
    benefit(coupon),
    ...(minimumKurus > 0 ? [`Sepet toplamı en az ${formatTl(minimumKurus)} olmalıdır.`] : []),
    `${formatDateTime(validUntil)} tarihine kadar kullanılabilir.`,
    ...(usesLeft === null ? [] : ['Kullanım sayısı sınırlıdır; hakkı bitince geçerliliği sona erer.']),
    ...(scope === 'specific_users' ? ['Yalnızca sizin hesabınıza tanımlıdır.'] : []),
    ...appliesTo(coupon, lines),
    'Bir siparişte tek kupon kullanılır; kargo ücretine uygulanmaz.',
  ];
}

function benefit({ type, valueHundredths, maximumDiscountKurus }: Coupon): string {
  const value =
    type === 'fixed' ? formatTl(valueHundredths) : `%${(valueHundredths / 100).toLocaleString('tr-TR')}`;
  const most = maximumDiscountKurus === null ? '' : `, en çok ${formatTl(maximumDiscountKurus)}`;
  return `${value} indirim sağlar${most}.`;
}

function appliesTo(coupon: Coupon, lines: readonly NamedLine[]): string[] {
  if (coupon.scope !== 'specific_products' && coupon.scope !== 'specific_categories') return [];
  const names = [...new Set(lines.filter((line) => isEligible(coupon, line)).map(({ name }) => name))];
  return [`Yalnızca seçili ürünlerde geçerlidir; sepetinizde: ${names.join(', ')}.`];
}
