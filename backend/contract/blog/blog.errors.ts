import type { ErrorEntry } from '../common/error-entry.js';

/** Texts: specification 1, section 8. */
export const BLOG_ERRORS = {
  blog_post_not_found: { status: 404, message: 'Blog yazısı bulunamadı' },
  blog_not_loaded: { status: 500, message: 'Blog yazısı yüklenirken hata oluştu' },
} as const satisfies Record<string, ErrorEntry>;
