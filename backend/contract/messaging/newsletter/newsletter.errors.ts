import type { ErrorEntry } from '../../common/error-entry.js';

export const NEWSLETTER_ERRORS = {
  /** The same for expired, unknown and incomplete links. */
  newsletter_link_invalid: { status: 400, message: 'Bu bağlantı geçersiz ya da süresi dolmuş.' },
} as const satisfies Record<string, ErrorEntry>;
