import type { ErrorEntry } from '../common/error-entry.js';

export const BOOKING_ERRORS = {
  ticket_not_found: { status: 404, message: 'Bilet bulunamadı. Bağlantının eksiksiz olduğundan emin olun.' },
  guest_form_not_found: {
    status: 404,
    message: 'Bu sayfayı bulamadık. Bağlantının eksiksiz olduğundan emin olun.',
  },
  guests_of_cancelled_booking: {
    status: 409,
    message:
      'Bu rezervasyon bu arada iptal edildi, misafirleri kaydetmedik. Bir yanlışlık olduğunu düşünüyorsanız bizi arayın.',
  },
  guests_after_workshop: {
    status: 409,
    message: 'Bu workshop geride kaldı, misafirler artık değiştirilemiyor.',
  },
  guests_without_responsible_adult: {
    status: 400,
    message:
      'Bu bir çocuk atölyesi: en az bir çocuğu yaşı ve sorumlu yetişkiniyle yazın. Çocukların yeri siparişinizin diğer yerlerindeyse önce onları kaydedin.',
  },
  guest_seat_cancelled: {
    status: 409,
    message:
      'Yerlerden biri siz yazarken iptal edildi, hiçbir şeyi kaydetmedik. Yazdıklarınız duruyor; kalan yerlere bakıp yeniden kaydedin.',
  },
  guests_changed_meanwhile: {
    status: 409,
    message:
      'Misafirler siz yazarken başka bir pencerede değişti, hiçbir şeyi kaydetmedik. Yazdıklarınız duruyor; yeni hâline bakıp yeniden kaydedin.',
  },
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
