import type { FallbackTexts } from './describe-error.js';

/** Specification 1, section 8: the texts of account forms for failures that the server does not explain. */
export const SIGN_IN_FAILED: FallbackTexts = { unexpected: 'Giriş başarısız' };
export const REGISTER_FAILED: FallbackTexts = { unexpected: 'Kayıt sırasında bir hata oluştu.' };
export const VERIFY_FAILED: FallbackTexts = { unexpected: 'Doğrulama başarısız' };
export const SEND_CODE_FAILED: FallbackTexts = { unexpected: 'Kod gönderilemedi' };

const RESET_UNREACHABLE = 'Bağlantı hatası. Lütfen tekrar deneyin.';
export const REQUEST_RESET_FAILED: FallbackTexts = {
  unexpected: 'Bir hata oluştu',
  network: RESET_UNREACHABLE,
};
export const CHECK_TOKEN_FAILED: FallbackTexts = {
  unexpected: 'Token doğrulanamadı',
  network: RESET_UNREACHABLE,
};
export const RESET_FAILED: FallbackTexts = { unexpected: 'Şifre güncellenemedi', network: RESET_UNREACHABLE };
