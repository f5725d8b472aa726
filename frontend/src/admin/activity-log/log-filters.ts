import { LOG_EVENT_LABELS, LOG_EVENT_TYPES } from '@contract/activity-log/log-event.js';
import { calendarDay, freeText, oneOf } from '../lib/filter-values.js';
import { omitUndefined } from '../lib/omit-undefined.js';
import type { FiltersOf } from '../lib/use-list-address.js';
import type { FilterInput } from '../ui/filter-fields.js';

/** The filters under the names of the documented call (specification 3, section 7). */
export const LOG_FILTERS = {
  type: oneOf(LOG_EVENT_TYPES),
  search: freeText(),
  date_from: calendarDay,
  date_to: calendarDay,
};

type LogFilters = FiltersOf<typeof LOG_FILTERS>;

export const LOG_FILTER_INPUTS: readonly FilterInput[] = [
  {
    name: 'type',
    label: 'Olay türü',
    kind: 'choice',
    options: LOG_EVENT_TYPES.map((value) => ({ value, label: LOG_EVENT_LABELS[value] })),
  },
  { name: 'search', label: 'Arama', kind: 'text', placeholder: 'Kişi, IP, konu' },
  { name: 'date_from', label: 'Başlangıç tarihi', kind: 'date' },
  { name: 'date_to', label: 'Bitiş tarihi', kind: 'date', since: 'date_from' },
];

export function logQuery({ type, search, date_from: dateFrom, date_to: dateTo }: LogFilters) {
  return omitUndefined({ type, search, dateFrom, dateTo });
}

/** Returns the address of the documented export of the list. */
export function logExportAddress(filters: LogFilters): string {
  return `/api/admin_logs.php?${new URLSearchParams({ export: 'csv', ...omitUndefined(filters) }).toString()}`;
}
