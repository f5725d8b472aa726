import type { EntryStatus } from '../../contract/waiting-list/entry-status.js';

/** The status of an entry that ends without a purchase, by what ended it. */
export const STATUS_OF_END = {
  declined: 'declined',
  left: 'left',
  expired: 'expired',
  cancelled: 'closed',
  moved: 'closed',
  over: 'closed',
} as const satisfies Record<string, EntryStatus>;

/** What ends an entry: its owner, its term, or what became of the session. */
export type EntryEnd = keyof typeof STATUS_OF_END;
