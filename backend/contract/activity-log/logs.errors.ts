import type { ErrorEntry } from '../common/error-entry.js';

export const LOG_ERRORS = {
  log_entry_not_found: { status: 404, message: 'Log kaydı bulunamadı.' },
} as const satisfies Record<string, ErrorEntry>;
