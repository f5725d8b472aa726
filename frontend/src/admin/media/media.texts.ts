import { fallbackText } from '../lib/fallback-texts.js';

/** Specification 3, section 8, 'Media'. */
export const LOAD_FAILED = 'Medya dosyaları yüklenirken hata oluştu';
export const SCAN_FAILED = 'Site taraması sırasında hata oluştu';
export const UPDATE_FAILED = fallbackText('Güncelleme sırasında hata oluştu');
export const REMOVE_FAILED = fallbackText('Silme işlemi sırasında hata oluştu');
export const REGISTER_FAILED = fallbackText('Site taraması sırasında hata oluştu');
export const CREATE_FOLDER_FAILED = fallbackText('Klasör oluşturulamadı');
export const RENAME_FOLDER_FAILED = fallbackText('Klasörün adı değiştirilemedi');
export const REMOVE_FOLDER_FAILED = fallbackText('Klasör silinemedi');
export const MOVE_FAILED = fallbackText('Görseller taşınamadı');
