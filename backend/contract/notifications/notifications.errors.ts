import type { ErrorEntry } from '../common/error-entry.js';

export const NOTIFICATION_ERRORS = {
  notification_not_found: { status: 404, message: 'Bu bildirim artık listede yok.' },
} as const satisfies Record<string, ErrorEntry>;
