import type { AdminLogsQuery } from '../../../contract/activity-log/admin-logs.query.js';
import { wordsOrBeginningsIn } from '../../platform/lists/list-conditions.js';
import {
  type Condition,
  LIST_SORTS,
  type ListFilter,
  type LongList,
} from '../../platform/lists/long-list.js';

export const LOGS: LongList = {
  table: 'log_entry',
  tally: 'log_tally',
  wholeTally: 'createdAt',
  names: null,
  idType: 'bigint',
  guest: 'false',
};

/** Translates the query of the log into a list filter. */
export function logFilter(query: AdminLogsQuery): ListFilter {
  const { type, search = '', dateFrom, dateTo, sortOrder = 'desc' } = query;
  return {
    states: type ? { event_type: type } : {},
    from: dateFrom,
    to: dateTo,
    others: conditionsOf(search),
    sort: LIST_SORTS.createdAt,
    isDescending: sortOrder === 'desc',
  };
}

/** The beginning of an IPv4 address, with at least two of its numbers. */
const ADDRESS = /^(\d{1,3}\.){2}[\d.]*$/;

/** IP addresses are compared by their own index; all other words may occur anywhere in the entry. */
function conditionsOf(search: string): Condition[] {
  const typed = search.trim().split(/\s+/);
  const addresses = typed.filter((word) => ADDRESS.test(word));
  const words = typed.filter((word) => !ADDRESS.test(word));
  return [
    ...wordsOrBeginningsIn('search_text', words.join(' ')),
    ...addresses.map((address) => ({ sql: 'ip_address LIKE ?', values: [`${address}%`] })),
  ];
}
