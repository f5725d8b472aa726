import type { MailLogQuery } from '../../../contract/messaging/email/mail-log.dto.js';
import type { MailLogStatus } from '../../../contract/messaging/email/mail-log.js';
import { searchForm } from '../../../contract/common/turkish-text.js';
import { MAIL_NAMES } from '../../notifications/mail/mail-names.js';
import { patternOf, searchWords } from '../../platform/database/search-words.js';
import {
  type Condition,
  LIST_SORTS,
  type ListFilter,
  type LongList,
} from '../../platform/lists/long-list.js';

/** This list has no tally: every filter has a condition that a tally could not count by. */
export const MAILS: LongList = {
  table: 'mail_message',
  tally: 'none',
  wholeTally: 'createdAt',
  names: null,
  idType: 'uuid',
  guest: 'false',
};

export const MAIL_STATES: Readonly<Record<MailLogStatus, readonly string[]>> = {
  sent: ['sent'],
  failed: ['failed'],
  pending: ['pending', 'sending', 'held'],
  skipped: ['skipped'],
};

/** Translates the query of the mail log into a list filter; the newest mails come first. */
export function mailFilter({ status, search = '', bulkMailId, dateFrom }: MailLogQuery): ListFilter {
  const states = status === undefined ? Object.values(MAIL_STATES).flat() : MAIL_STATES[status];
  return {
    states: {},
    from: dateFrom,
    others: [
      { sql: 'status = ANY (?)', values: [states] },
      ...(bulkMailId === undefined ? [] : [{ sql: 'campaign_id = ?', values: [bulkMailId] }]),
      ...searchWords(search).map(wordCondition),
    ],
    sort: LIST_SORTS.createdAt,
    isDescending: true,
  };
}

/** Searches address and subject; a mail without a subject is searched by the name of its kind. */
function wordCondition(word: string): Condition {
  const kinds = Object.entries(MAIL_NAMES).flatMap(([kind, name]) =>
    searchForm(name).includes(word) ? kind : [],
  );
  const pattern = patternOf(word);
  if (kinds.length === 0) return { sql: 'search_text LIKE ?', values: [pattern] };
  return {
    sql: '(search_text LIKE ? OR (subject IS NULL AND template = ANY (?)))',
    values: [pattern, kinds],
  };
}
