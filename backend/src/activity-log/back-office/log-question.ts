import type { AdminLogsQuery } from '../../../contract/logs/admin-logs.query.js';
import { wordsIn } from '../../platform/lists/list-conditions.js';
import { LIST_SORTS, type ListQuestion, type LongList } from '../../platform/lists/long-list.js';

export const LOGS: LongList = { table: 'log_entry', tally: 'log_tally', idType: 'bigint', guest: 'false' };

/** What an admin asks of the log, in the list's terms. */
export function logQuestion(query: AdminLogsQuery): ListQuestion {
  const { type, search = '', dateFrom, dateTo, sortOrder = 'desc' } = query;
  return {
    states: type ? { event_type: type } : {},
    from: dateFrom,
    to: dateTo,
    others: wordsIn('search_text', search),
    sort: LIST_SORTS.createdAt,
    isDescending: sortOrder === 'desc',
  };
}
