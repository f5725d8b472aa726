import { BULK_AUDIENCES } from '@contract/email/bulk-mail.js';
import { oneOf } from '../../lib/filter-values.js';

/** For whom is being written, and which page of what was sent. */
export const BULK_ADDRESS = {
  filters: { kime: oneOf(BULK_AUDIENCES) },
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
} as const;
