import type { ErrorEntry } from '../common/error-entry.js';

export const STUDIO_ERRORS = {
  /** A change that contradicts what was saved before, such as a rate of KDV that begins in the past. */
  studio_change_refused: { status: 400, message: '{problem}' },
  vat_rate_unknown: {
    status: 400,
    message: 'Seçtiğiniz KDV oranı artık yok. Sayfayı yenileyip yeniden seçin.',
  },
} as const satisfies Record<string, ErrorEntry>;
