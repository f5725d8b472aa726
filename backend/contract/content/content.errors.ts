import type { ErrorEntry } from '../common/error-entry.js';

export const CONTENT_ERRORS = {
  /** Specification 1, section 8, 'Content load failure'. */
  content_unavailable: { status: 500, message: 'İçerik yüklenirken hata oluştu' },
  /** Specification 3, section 8. */
  content_list_unavailable: { status: 500, message: 'İçerikler yüklenirken hata oluştu' },
  content_not_saved: { status: 500, message: 'İçerik güncellenirken hata oluştu' },
  content_key_unknown: { status: 404, message: 'Sitede böyle bir içerik alanı yok: {section} / {key}.' },
  content_too_long: { status: 400, message: '‘{label}’ en fazla {max} karakter olabilir.' },
  content_not_a_list: { status: 400, message: '‘{label}’ alanı bir liste olmalıdır.' },
} as const satisfies Record<string, ErrorEntry>;
