import type { ErrorEntry } from '../common/error-entry.js';

/** Why a coupon cannot be used on a cart, at least now. */
export const COUPON_REFUSALS = {
  /** The same for unknown and inactive codes. */
  coupon_invalid: { status: 400, message: 'Kupon kodu geçersiz' },
  coupon_not_yet_valid: { status: 400, message: 'Bu kuponu {from} itibarıyla kullanabilirsiniz.' },
  coupon_expired: { status: 400, message: 'Bu kuponun süresi doldu.' },
  coupon_used_up: { status: 409, message: 'Bu kuponun kullanım hakkı kalmadı.' },
  coupon_not_yours: {
    status: 400,
    message: 'Bu kupon kişiye özeldir; yalnızca tanımlandığı hesapla kullanılabilir.',
  },
  coupon_not_for_cart: { status: 400, message: 'Bu kupon sepetinizdekiler için geçerli değil.' },
  coupon_below_minimum: { status: 400, message: 'Bu kupon {minimum} ve üzeri sepetlerde geçerlidir.' },
} as const satisfies Record<string, ErrorEntry>;

export const COUPON_ERRORS = {
  ...COUPON_REFUSALS,
  coupon_required: { status: 400, message: 'Lütfen kupon kodu giriniz' },
  /** A coupon without a discount on this cart, with the reason from the quote. */
  coupon_refused: { status: 400, message: '{reason}' },
  /** For the studio: two coupons cannot share a code. */
  coupon_code_taken: { status: 409, message: 'Bu kupon kodu zaten kullanılıyor.' },
  coupon_not_found: { status: 404, message: 'Bu kupon artık yok.' },
  coupon_target_gone: {
    status: 409,
    message: 'Seçtiklerinizden biri bu arada silinmiş. Seçiminizi yenileyip yeniden kaydedin.',
  },
  coupon_limit_below_uses: {
    status: 409,
    message:
      'Kullanım sınırı {taken} adedin altına inemez: kupon {used} kez kullanıldı, {held} kullanım ödemesi sürenler için ayrıldı.',
  },
} as const satisfies Record<string, ErrorEntry>;
