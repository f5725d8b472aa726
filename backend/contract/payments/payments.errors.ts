import type { ErrorEntry } from '../common/error-entry.js';

/** Default text: specification 1, section 8, 'Payment'. */
export const PAYMENT_ERRORS = {
  payment_refused: { status: 402, message: '{reason}' },
  card_required: { status: 400, message: 'Kart bilgileri gereklidir' },
  card_payment_closed: {
    status: 503,
    message:
      'Kartla ödeme henüz açık değil; kartınızdan para çekilmedi. Çok yakında açılacak, dilerseniz siparişiniz için bize yazabilirsiniz.',
  },
  payment_failed: { status: 402, message: 'Ödeme işlemi başarısız' },
  payment_unavailable: {
    status: 503,
    message: 'Ödeme kuruluşuna şu anda ulaşamıyoruz. Kartınızdan para çekilmedi; birazdan yeniden deneyin.',
  },
  too_many_payments: {
    status: 429,
    message:
      'Bu bağlantıdan kısa sürede çok sayıda kart denendi; güvenliğiniz için kısa bir ara veriyoruz. {minutes} dakika sonra yeniden deneyebilir ya da bizi arayabilirsiniz.',
  },
  payment_link_not_found: {
    status: 404,
    message: 'Bu ödeme bağlantısı bulunamadı. Adresin tamamını kopyaladığınızdan emin olun ya da bize yazın.',
  },
  payment_link_closed: {
    status: 409,
    message:
      'Bu bağlantıyla artık ödeme yapılamıyor; kartınızdan para çekilmedi. Sayfayı yenileyin ya da bize yazın.',
  },
  payment_link_amount_changed: {
    status: 409,
    message: 'Bu bağlantının tutarı {amount}; kartınızdan para çekilmedi. Sayfayı yenileyip yeniden deneyin.',
  },
  payment_link_running: {
    status: 409,
    message: 'Bu sipariş için bir ödeme şu anda tamamlanıyor. Birkaç dakika sonra sayfayı yenileyin.',
  },
  payment_not_found: { status: 404, message: 'Ödeme bulunamadı.' },
  invalid_signature: { status: 403, message: 'Ödeme bildirimi doğrulanamadı.' },
} as const satisfies Record<string, ErrorEntry>;
