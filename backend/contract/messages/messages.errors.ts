import type { ErrorEntry } from '../common/error-entry.js';

export const MESSAGE_ERRORS = {
  message_not_found: { status: 404, message: 'Bu mesaj bulunamadı. Daha önce silinmiş olabilir.' },
} as const satisfies Record<string, ErrorEntry>;
