import type { ErrorEntry } from '../common/error-entry.js';

/** Texts: specification 1, section 8, and specification 3, section 5, where they give one. */
export const BLOG_ERRORS = {
  blog_post_not_found: { status: 404, message: 'Blog yazısı bulunamadı' },
  blog_post_incomplete: { status: 400, message: 'Başlık ve içerik zorunludur!' },
  blog_date_needed: { status: 400, message: 'Programlanan yazı için yayın tarihi ve saati seçin.' },
  blog_post_changed: {
    status: 409,
    message: 'Bu yazı siz düzenlerken değişti. Sayfayı yenileyip son hâline bakın.',
  },
} as const satisfies Record<string, ErrorEntry>;
