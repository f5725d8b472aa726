import type { ErrorEntry } from '../common/error-entry.js';

/** Texts: specification 1, sections 2 and 8, where it gives them. */
export const ACCOUNT_ERRORS = {
  sign_in_failed: { status: 401, message: 'E-posta veya şifre hatalı.' },
  sign_in_locked: {
    status: 429,
    message:
      'Çok fazla hatalı deneme yapıldı. {minutes} dakika sonra yeniden deneyebilir ya da şifrenizi yenileyerek hemen giriş yapabilirsiniz.',
  },
  /** Used while password_reset_enabled is off. */
  sign_in_locked_for_now: {
    status: 429,
    message: 'Çok fazla hatalı deneme yapıldı. {minutes} dakika sonra yeniden deneyebilirsiniz.',
  },
  sign_in_required: { status: 401, message: 'Giriş Yapmanız Gerekiyor' },
  registration_closed: { status: 403, message: 'Yeni üyelik şu anda kapalı.' },
  registration_failed: {
    status: 409,
    message:
      'Bu bilgilerle kayıt oluşturulamadı. Daha önce üye olduysanız giriş yapabilir ya da şifrenizi yenileyebilirsiniz.',
  },
  code_wrong: { status: 400, message: 'Geçersiz doğrulama kodu' },
  code_expired: { status: 400, message: 'Doğrulama kodunun süresi doldu. Yeni kod talep edin.' },
  code_not_resent: {
    status: 429,
    message: 'Kod tekrar gönderilemedi. {seconds} saniye sonra yeniden deneyin.',
  },
  reset_closed: { status: 403, message: 'Şifre yenileme şu anda kapalı. Bize ulaşın, birlikte çözelim.' },
  reset_link_invalid: { status: 400, message: 'Geçersiz sıfırlama bağlantısı' },
  unlock_link_invalid: {
    status: 400,
    message: 'Bu bağlantı kullanılmış ya da süresi dolmuş.',
  },
  password_wrong: { status: 400, message: 'Şifrenizi hatalı yazdınız.' },
  email_taken: { status: 409, message: 'Bu e-posta adresi kullanılamıyor. Başka bir adres deneyin.' },
} as const satisfies Record<string, ErrorEntry>;
