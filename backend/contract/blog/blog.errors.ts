import type { ErrorEntry } from '../common/error-entry.js';

/** Texts: specification 1, section 8, and specification 3, section 5, where they give one. */
export const BLOG_ERRORS = {
  blog_post_not_found: { status: 404, message: 'Blog yazısı bulunamadı' },
  blog_post_incomplete: { status: 400, message: 'Başlık ve içerik zorunludur!' },
  blog_date_needed: { status: 400, message: 'Programlanan yazı için yayın tarihi ve saati seçin.' },
  blog_slug_taken: { status: 409, message: 'Bu adresi başka bir yazı kullanıyor.' },
  blog_picture_not_found: { status: 400, message: 'Görsel bulunamadı; yeniden seçin ya da yükleyin.' },
} as const satisfies Record<string, ErrorEntry>;
