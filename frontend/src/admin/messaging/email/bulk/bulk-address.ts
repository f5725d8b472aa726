import { BULK_AUDIENCES } from '@contract/messaging/email/bulk-mail.js';
import { oneOf } from '../../../lib/filter-values.js';

/** The recipients being written to and the page of the list, kept in the address. */
export const BULK_ADDRESS = {
  filters: { kime: oneOf(BULK_AUDIENCES) },
  sorts: ['createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
} as const;
