import { chakra } from '@chakra-ui/react';
import { formatDateTimeWithSeconds } from '@contract/common/dates.js';
import type { LogRow } from '@contract/activity-log/admin-logs.views.js';
import { LOG_EVENT_LABELS, type LogEventType } from '@contract/activity-log/log-event.js';
import { Badge } from '../../ui/badge.js';
import type { Column } from '../ui/table-column.js';
import { type LogSubject, subjectOf, userOf } from './log-subject.js';

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

/** On a card the event comes first; who and when stand below it. */
const SmallOnCard = chakra('span', {
  base: { overflowWrap: 'anywhere', 'li &': { textStyle: 'sm', color: 'fg.subtle' } },
});

export const LOG_COLUMNS: readonly Column<LogRow>[] = [
  {
    key: 'at',
    title: 'Tarih',
    cell: ({ createdAt }) => <SmallOnCard>{formatDateTimeWithSeconds(createdAt)}</SmallOnCard>,
    onCard: 'line',
  },
  { key: 'type', title: 'Olay', cell: ({ type }) => <LogTypeBadge type={type} />, onCard: 'badge' },
  {
    key: 'user',
    title: 'Kullanıcı',
    cell: (row) => <SmallOnCard>{userOf(row)}</SmallOnCard>,
    onCard: 'lineEnd',
  },
  { key: 'address', title: 'IP adresi', cell: ({ address }) => address ?? '–', onCard: 'none' },
  {
    key: 'label',
    title: 'Konu',
    cell: (row) => <Subject {...subjectOf(row)} />,
    onCard: 'title',
  },
];

function Subject({ what, whom }: LogSubject) {
  return (
    <chakra.span overflowWrap="anywhere">
      {what}
      {whom !== null && <chakra.small fontWeight="400">{whom}</chakra.small>}
    </chakra.span>
  );
}
