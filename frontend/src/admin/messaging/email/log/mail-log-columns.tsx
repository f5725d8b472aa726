import { formatDateTime } from '@contract/common/dates.js';
import {
  MAIL_LOG_STATUS_LABELS,
  type MailLogStatus,
  type MailLogView,
} from '@contract/messaging/email/mail-log.js';
import { Badge } from '../../../../ui/badge.js';
import { Button } from '../../../../ui/button.js';
import type { Column } from '../../../ui/table-column.js';
import type { MailRetry } from './use-mail-retry.js';

const TONES: Record<MailLogStatus, 'success' | 'danger' | 'info' | 'neutral'> = {
  sent: 'success',
  failed: 'danger',
  pending: 'info',
  skipped: 'neutral',
};

/** The columns of specification 3, section 3, 'Email log', with the reason of a failure. */
export function mailLogColumns({ onRetry, retriedId }: MailRetry): Column<MailLogView>[] {
  return [
    {
      key: 'recipient',
      title: 'Alıcı',
      onCard: 'title',
      cell: ({ recipient }) => recipient || 'Silinen bir hesap',
    },
    {
      key: 'subject',
      title: 'Konu',
      onCard: 'line',
      cell: ({ subject, reason }) => (
        <>
          {subject || '–'}
          {reason !== null && <small>{reason}</small>}
        </>
      ),
    },
    {
      key: 'date',
      title: 'Gönderim',
      cell: ({ sentAt, createdAt }) =>
        sentAt === null ? (
          <>
            –<small>{`${formatDateTime(createdAt)} yazıldı`}</small>
          </>
        ) : (
          formatDateTime(sentAt)
        ),
    },
    {
      key: 'status',
      title: 'Durum',
      onCard: 'badge',
      cell: ({ status }) => <Badge tone={TONES[status]}>{MAIL_LOG_STATUS_LABELS[status]}</Badge>,
    },
    {
      key: 'retry',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: ({ id, recipient, isRetryable }) =>
        isRetryable && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Yeniden gönder: ${recipient}`}
            pending={retriedId === id}
            onClick={() => onRetry(id)}
          >
            Yeniden Gönder
          </Button>
        ),
    },
  ];
}
