import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import type { LogRow } from '@contract/logs/admin-logs.views.js';
import { LOG_EVENT_LABELS, type LogEventType } from '@contract/logs/log-event.js';
import { Badge } from '../../ui/badge.js';
import type { Column } from '../ui/table-column.js';
import { userOf } from './log-subject.js';

const TONES: Partial<Record<LogEventType, 'danger' | 'warning' | 'success' | 'info'>> = {
  security_alert: 'warning',
  system_error: 'danger',
  order_created: 'success',
  workshop_booking: 'success',
  email_sent: 'info',
};

export function LogTypeBadge({ type }: { readonly type: LogEventType }) {
  return <Badge tone={TONES[type] ?? 'neutral'}>{LOG_EVENT_LABELS[type]}</Badge>;
}

export const LOG_COLUMNS: readonly Column<LogRow>[] = [
  { key: 'at', title: 'Tarih', cell: ({ createdAt }) => formatDateTime(createdAt), onCard: 'lineEnd' },
  { key: 'type', title: 'Olay', cell: ({ type }) => <LogTypeBadge type={type} />, onCard: 'badge' },
  {
    key: 'user',
    title: 'Kullanıcı',
    cell: (row) => <chakra.span overflowWrap="anywhere">{userOf(row)}</chakra.span>,
    onCard: 'title',
  },
  { key: 'address', title: 'IP adresi', cell: ({ address }) => address ?? '–', onCard: 'line' },
  {
    key: 'label',
    title: 'Konu',
    cell: ({ label, event }) => <chakra.span overflowWrap="anywhere">{label ?? event ?? '–'}</chakra.span>,
  },
];
