import { ownWords } from '../../lib/own-words.js';

/** Specification 3, section 8, 'Blog'. */
export const WRITE_FAILED = 'Blog yazısı oluşturulamadı';
export const WRITE_WORDS = {
  network: 'Sunucuya bağlanılamadı',
  unreadable: 'Server returned invalid JSON response',
  unexpected: WRITE_FAILED,
};
export const WRITING_LOST = 'Yapay zekâ yazınızı yazıyor. Çıkarsanız yazdığı atılır ve hakkınızdan düşer.';
export const SETTINGS_NOT_LOADED = 'Ayarlar Yüklenemedi';
export const SETTINGS_WORDS = ownWords('Sunucuya bağlanılamadı');
export const SETTINGS_UNSAVED = 'AI ayarlarında yaptığınız değişiklikler kaydedilmedi.';
export const SETTINGS_SAVED = 'AI ayarları kaydedildi.';
