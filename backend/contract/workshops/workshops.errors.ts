import { TOO_MANY } from '../checkout/cart/cart-limits.js';
import type { ErrorEntry } from '../common/error-entry.js';

export const WORKSHOP_ERRORS = {
  workshop_not_found: { status: 404, message: 'Bu workshop artık takvimde değil.' },
  /** Specification 1, section 8, 'Sold-out click'. */
  workshop_full: {
    status: 409,
    message: 'Bu workshop için tüm yerler dolmuştur. Başka bir tarih seçmeyi deneyin.',
  },
  insufficient_seats: { status: 409, message: '{name} için yalnızca {available} yer kaldı.' },
  seats_in_cart: {
    status: 409,
    message: '{name} için {available} yer kaldı; sepetinizde bu workshop için {inCart} yer var.',
  },
  too_many_seats: { status: 400, message: TOO_MANY },
  workshop_begun: {
    status: 409,
    message: '{name} başladı ya da geride kaldı. Başka bir tarih seçebilirsiniz.',
  },
  session_has_bookings: {
    status: 409,
    message:
      'Bu workshop için {bookings} rezervasyon var, bu yüzden silinemez. Önce “İptal et ve iade et” ile rezervasyonları iptal edin; misafirlere e-posta gider, ödemeler iade edilir.',
  },
  session_over: {
    status: 409,
    message:
      'Bu workshop başladı ya da geride kaldı; artık iptal edilemez. Bir misafire para iadesi gerekiyorsa rezervasyonunu açıp oradan yapabilirsiniz.',
  },
  session_being_paid: {
    status: 409,
    message: 'Şu anda {seats} yer için ödeme yapılıyor. Birkaç dakika sonra yeniden deneyin.',
  },
  seat_block_gone: {
    status: 409,
    message:
      'Bu yerler bu arada boşaltılmış; satılmış olabilirler. Yazdıklarınız duruyor, isterseniz yeni kayıt olarak ekleyin.',
  },
  seat_block_otherwise: {
    status: 409,
    message:
      'Bu formla az önce {seats} yer ayrıldı; yanıtı size ulaşmamış olabilir. Son yazdıklarınız kaydedilmedi: formu kapatıp o kaydı değiştirin.',
  },
  seat_block_too_small: {
    status: 409,
    message: 'Bu kayıtta {seats} yer kaldı; daha fazlasını ayıramazsınız.',
  },
  session_capacity_taken: {
    status: 409,
    message: 'Kapasite dolu yerlerin altına inemez: {booked} yer dolu, {held} yer ödeme aşamasında.',
  },
  session_too_large: { status: 409, message: 'Bir workshop en fazla {most} kişilik olabilir.' },
  session_moved_to_past: {
    status: 409,
    message: 'Rezervasyonu olan bir workshop geçmiş bir tarihe taşınamaz.',
  },
  session_already_there: {
    status: 409,
    message: '{title}, {when} takvimde zaten var; hiçbir workshop kopyalanmadı.',
  },
  session_not_copied: {
    status: 409,
    message: 'Bu workshoplar birlikte kopyalanmadı; hiçbiri takvimden kaldırılmadı.',
  },
  session_in_past: {
    status: 409,
    message: 'Geçmiş bir tarihe workshop eklenemez.',
  },
  student_price_for_product: { status: 400, message: 'Öğrenci indirimi yalnızca workshoplarda geçerlidir.' },
  too_many_information_requests: {
    status: 429,
    message: 'Bu e-posta adresinden gelen talepleriniz bizde. En kısa sürede yanıtlayacağız.',
  },
} as const satisfies Record<string, ErrorEntry>;
