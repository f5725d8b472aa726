import { fallbackText } from '../lib/fallback-texts.js';

export const NOT_SAVED = fallbackText('Bilgiler kaydedilirken hata oluştu');
export const UNSAVED = 'Ayarlarda yaptığınız değişiklikler kaydedilmedi.';
export const NOT_LOADED = 'Atölye bilgileri yüklenirken hata oluştu';
