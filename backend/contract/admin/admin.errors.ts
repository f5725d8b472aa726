import type { ErrorEntry } from '../common/error-entry.js';

/** Specification 3, section 8, 'Login', where it gives a text. */
export const ADMIN_ERRORS = {
  admin_captcha_needed: { status: 403, message: 'Güvenlik doğrulaması başarısız' },
  admin_sign_in_failed: { status: 401, message: 'E-posta veya şifre hatalı' },
  admin_code_wrong: { status: 400, message: 'Geçersiz kod' },
  admin_code_expired: {
    status: 400,
    message: 'Kodun süresi doldu ya da çok kez hatalı girildi. Yeniden giriş yapın.',
  },
} as const satisfies Record<string, ErrorEntry>;
