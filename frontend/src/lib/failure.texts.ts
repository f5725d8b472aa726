import type { OwnWords } from './describe-error.js';

/** Specification 1, section 8: what is said of accounts when no answer of the shop's own came back. */
export const SIGN_IN_FAILED: OwnWords = { unexpected: 'Giriş başarısız' };
export const REGISTER_FAILED: OwnWords = { unexpected: 'Kayıt sırasında bir hata oluştu.' };
export const VERIFY_FAILED: OwnWords = { unexpected: 'Doğrulama başarısız' };
export const SEND_CODE_FAILED: OwnWords = { unexpected: 'Kod gönderilemedi' };

const RESET_UNREACHABLE = 'Bağlantı hatası. Lütfen tekrar deneyin.';
export const REQUEST_RESET_FAILED: OwnWords = { unexpected: 'Bir hata oluştu', network: RESET_UNREACHABLE };
export const CHECK_TOKEN_FAILED: OwnWords = { unexpected: 'Token doğrulanamadı', network: RESET_UNREACHABLE };
export const RESET_FAILED: OwnWords = { unexpected: 'Şifre güncellenemedi', network: RESET_UNREACHABLE };
