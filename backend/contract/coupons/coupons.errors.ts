import type { ErrorEntry } from '../common/error-entry.js';

export const COUPON_ERRORS = {
  coupon_required: { status: 400, message: 'Lütfen kupon kodu giriniz' },
  /** Unknown and switched off alike. */
  coupon_invalid: { status: 400, message: 'Kupon kodu geçersiz' },
  coupon_not_yet_valid: { status: 400, message: 'Bu kupon henüz başlamadı.' },
  coupon_expired: { status: 400, message: 'Bu kuponun süresi doldu.' },
  coupon_used_up: { status: 409, message: 'Bu kuponun kullanım hakkı doldu.' },
  coupon_not_yours: { status: 400, message: 'Bu kupon size özel tanımlanan hesapla kullanılabilir.' },
  coupon_not_for_cart: { status: 400, message: 'Bu kupon sepetinizdekiler için geçerli değil.' },
  coupon_below_minimum: { status: 400, message: 'Bu kupon {minimum} ve üzeri sepetlerde geçerlidir.' },
} as const satisfies Record<string, ErrorEntry>;
