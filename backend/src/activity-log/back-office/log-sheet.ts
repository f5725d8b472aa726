import { describeLogEvent } from '../../../contract/activity-log/log-event-name.js';
import { LOG_EVENT_LABELS } from '../../../contract/activity-log/log-event.js';
import type { LogEntry } from '../log-entry.entity.js';
import { type CsvColumn, csvDateTime } from '../../platform/lists/csv.js';
import { describeDetail } from './describe-detail.js';

/** The columns of the log as a table for Excel. */
export const LOG_SHEET: readonly CsvColumn<LogEntry>[] = [
  { title: 'No', cell: ({ id }) => id },
  { title: 'Tarih', cell: ({ createdAt }) => csvDateTime(createdAt) },
  { title: 'Olay', cell: ({ eventType }) => eventType },
  { title: 'Olay Adı', cell: ({ eventType }) => LOG_EVENT_LABELS[eventType] },
  { title: 'Konu', cell: ({ details }) => describeLogEvent(describeDetail(details['event'])) ?? '' },
  { title: 'Kayıt', cell: ({ details }) => describeDetail(details['label']) ?? '' },
  { title: 'Kullanıcı', cell: ({ username, userId }) => username ?? userId ?? 'system' },
  { title: 'IP Adresi', cell: ({ ipAddress }) => ipAddress ?? '' },
  { title: 'Tarayıcı', cell: ({ userAgent }) => userAgent ?? '' },
  { title: 'Ayrıntılar', cell: ({ details }) => JSON.stringify(details) },
];
