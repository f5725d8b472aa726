import type { ErrorEntry } from '../common/error-entry.js';

export const LEGAL_ERRORS = {
  legal_text_incomplete: {
    status: 409,
    message:
      'Metinde yasanın istediği şunlar eksik: {missing}. Metni Ayarlar › Sözleşmeler’de tamamlayabilirsiniz.',
  },
  legal_day_past: { status: 400, message: 'Yürürlük günü geçmişte olamaz.' },
  legal_version_unknown: { status: 404, message: 'Metnin böyle bir sürümü yok.' },
  legal_version_holds: {
    status: 409,
    message:
      'Bu sürüm yürürlüğe girdi, geri alınamaz. Başka bir sürümden taslak yapıp onu yürürlüğe alabilirsiniz.',
  },
  contract_too_long_here: {
    status: 400,
    message:
      '‘{label}’ burada en fazla {max} karakter olabilir. Daha uzun sözleşmeleri Ayarlar › Sözleşmeler’de, 60.000 karaktere kadar yazabilirsiniz.',
  },
} as const satisfies Record<string, ErrorEntry>;
