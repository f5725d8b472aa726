import type { ClauseCondition } from '@contract/legal/legal-text.js';
import { fallbackText } from '../lib/fallback-texts.js';

export const NOT_LOADED = 'Sözleşmeler yüklenirken hata oluştu';
export const NOT_SAVED = fallbackText('Taslak kaydedilirken hata oluştu');
export const NOT_IN_FORCE = fallbackText('Metin yürürlüğe alınırken hata oluştu');
export const NOT_CANCELLED = fallbackText('Sürüm geri alınırken hata oluştu');
export const NOT_DISCARDED = fallbackText('Taslak silinirken hata oluştu');
export const UNSAVED = 'Sözleşme metninde yaptığınız değişiklikler kaydedilmedi.';

/** The sales in which a clause stands. */
export const CONDITION_LABELS: Readonly<Record<ClauseCondition, string>> = {
  always: 'Her siparişte',
  products: 'Ürün varsa',
  workshops: 'Atölye varsa',
  paid: 'Ödeme varsa',
  free: 'Ücretsizse',
};
