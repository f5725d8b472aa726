import type { ErrorEntry } from '../common/error-entry.js';

export const BOOKING_ERRORS = {
  ticket_not_found: { status: 404, message: 'Bilet bulunamadı. Bağlantının eksiksiz olduğundan emin olun.' },
  booking_not_found: { status: 404, message: 'Rezervasyon bulunamadı.' },
  booking_seats_gone: {
    status: 409,
    message:
      'Bu seansta {seats} kişilik boş yer kalmadığı için rezervasyon yeniden açılamadı. Önce kapasiteyi artırın.',
  },
  booking_session_gone: {
    status: 409,
    message: 'Bu workshop takvimden kaldırıldığı için rezervasyon yeniden açılamadı.',
  },
  booking_not_refundable: {
    status: 409,
    message: 'Bu rezervasyon için iade edilecek bir ödeme yok. Para iadesi olmadan iptal edebilirsiniz.',
  },
} as const satisfies Record<string, ErrorEntry>;
