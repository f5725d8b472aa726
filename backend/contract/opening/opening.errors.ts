import type { ErrorEntry } from '../common/error-entry.js';

export const OPENING_ERRORS = {
  samples_refused: {
    status: 409,
    message: 'Örnekler yalnızca henüz açılmamış ve içinde hiçbir şey olmayan bir dükkâna alınır.',
  },
} as const satisfies Record<string, ErrorEntry>;
