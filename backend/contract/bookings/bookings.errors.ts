import type { ErrorEntry } from '../common/error-entry.js';

export const BOOKING_ERRORS = {
  ticket_not_found: { status: 404, message: 'Bilet bulunamadı. Bağlantının eksiksiz olduğundan emin olun.' },
} as const satisfies Record<string, ErrorEntry>;
