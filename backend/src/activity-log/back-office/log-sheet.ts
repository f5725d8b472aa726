import { describeLogEvent } from '../../../contract/activity-log/log-event-name.js';
import { LOG_EVENT_LABELS } from '../../../contract/activity-log/log-event.js';
import type { LogEntry } from '../log-entry.entity.js';
import type { SheetColumn } from '../../platform/lists/sheet-column.js';
import { describeDetail } from './describe-detail.js';

/** The columns of the log as a table for Excel. */
export const LOG_SHEET: readonly SheetColumn<LogEntry>[] = [
  { title: 'No', text: ({ id }) => id },
  { title: 'Tarih', dateTime: ({ createdAt }) => createdAt },
  { title: 'Olay', text: ({ eventType }) => eventType },
  { title: 'Olay Adı', text: ({ eventType }) => LOG_EVENT_LABELS[eventType] },
  { title: 'Konu', text: ({ details }) => describeLogEvent(describeDetail(details['event'])) ?? '' },
  { title: 'Kayıt', text: ({ details }) => describeDetail(details['label']) ?? '' },
  { title: 'Kullanıcı', text: ({ username, userId }) => username ?? userId ?? 'system' },
  { title: 'IP Adresi', text: ({ ipAddress }) => ipAddress ?? '' },
  { title: 'Tarayıcı', text: ({ userAgent }) => userAgent ?? '' },
  { title: 'Ayrıntılar', text: ({ details }) => JSON.stringify(details) },
];
