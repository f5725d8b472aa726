import type { ErrorEntry } from '../common/error-entry.js';

export const STUDIO_ERRORS = {
  /** A change that contradicts what was saved before, such as a rate of KDV that begins in the past. */
  studio_change_refused: { status: 400, message: '{problem}' },
} as const satisfies Record<string, ErrorEntry>;
