import { fallbackText } from '../../lib/fallback-texts.js';

/** Specification 3, section 8, 'Blog'. */
export const WRITE_FAILED = 'Blog yazısı oluşturulamadı';
export const WRITE_WORDS = {
  network: 'Sunucuya bağlanılamadı',
  unreadable: 'Server returned invalid JSON response',
  unexpected: WRITE_FAILED,
};
export const WRITING_LOST = 'Yapay zekâ yazınızı yazıyor. Çıkarsanız yazdığı atılır ve hakkınızdan düşer.';
export const SETTINGS_NOT_LOADED = 'Ayarlar Yüklenemedi';
export const SETTINGS_WORDS = fallbackText('Sunucuya bağlanılamadı');
export const SETTINGS_UNSAVED = 'AI ayarlarında yaptığınız değişiklikler kaydedilmedi.';
export const SETTINGS_SAVED = 'AI ayarları kaydedildi.';
