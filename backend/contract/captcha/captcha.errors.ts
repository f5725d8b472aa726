import type { ErrorEntry } from '../common/error-entry.js';

/** Specification 1, section 8. */
export const CAPTCHA_ERRORS = {
  captcha_required: { status: 400, message: 'CAPTCHA doğrulaması gereklidir' },
  captcha_wrong: { status: 400, message: 'CAPTCHA doğrulaması başarısız' },
} as const satisfies Record<string, ErrorEntry>;
