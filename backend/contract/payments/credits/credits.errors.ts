import type { ErrorEntry } from '../../common/error-entry.js';

export const CREDIT_ERRORS = {
  credit_unknown: {
    status: 404,
    message: 'Bu kodla bir kredi bulamadık. Kodu e-postanızdaki gibi yazdığınızdan emin olun.',
  },
  credit_empty: { status: 409, message: 'Bu kredinin tamamı kullanıldı ya da iade edildi.' },
  credit_changed: {
    status: 409,
    message:
      'Krediden kalan tutar bu arada değişti: şimdi {left}. Yeni tutara bakıp yeniden onaylayın; henüz bir şey ödenmedi.',
  },
  credit_still_booked: {
    status: 409,
    message: 'Bu kredi şu anda işleniyor. Birkaç saniye sonra yeniden deneyin.',
  },
} as const satisfies Record<string, ErrorEntry>;
