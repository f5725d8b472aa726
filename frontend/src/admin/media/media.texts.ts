import { ownWords } from '../lib/own-words.js';

/** Specification 3, section 8, 'Media'. */
export const LOAD_FAILED = 'Medya dosyaları yüklenirken hata oluştu';
export const SCAN_FAILED = 'Site taraması sırasında hata oluştu';
export const UPDATE_FAILED = ownWords('Güncelleme sırasında hata oluştu');
export const REMOVE_FAILED = ownWords('Silme işlemi sırasında hata oluştu');
export const REGISTER_FAILED = ownWords('Site taraması sırasında hata oluştu');
