import { chakra } from '@chakra-ui/react';
import { BULK_AUDIENCE_LABELS, type BulkMailView } from '@contract/messaging/email/bulk-mail.js';
import { formatDateTime } from '@contract/common/dates.js';
import { Badge } from '../../../../ui/badge.js';
import { Button } from '../../../../ui/button.js';
import { TextLink } from '../../../../ui/text-link.js';
import { adminPaths } from '../../../lib/admin-paths.js';
import { ProgressBar } from '../../../ui/progress-bar.js';
import type { Column } from '../../../ui/table-column.js';
import { formatProgress } from './format-progress.js';
import type { CampaignActions } from './use-campaign-actions.js';

const STATES = {
  running: ['Gönderiliyor', 'info'],
  paused: ['Duraklatıldı', 'warning'],
  stopped: ['Durduruldu', 'danger'],
  done: ['Tamamlandı', 'success'],
} as const;

export function bulkMailColumns(actions: CampaignActions): Column<BulkMailView>[] {
  return [
    {
      key: 'subject',
      title: 'Konu',
      onCard: 'title',
      cell: ({ id, subject, adminName }) => (
        <>
          <TextLink data-leaves="" to={`${adminPaths.email}?sekme=kayitlar&gonderim=${id}`}>
            {subject}
          </TextLink>
          <small>{adminName}</small>
        </>
      ),
    },
    {
      key: 'audience',
      title: 'Kime',
      onCard: 'line',
      cell: ({ audience }) => BULK_AUDIENCE_LABELS[audience],
    },
    {
      key: 'date',
      title: 'Tarih',
      onCard: 'lineEnd',
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    { key: 'progress', title: 'İlerleme', cell: (campaign) => <Progress {...campaign} /> },
    {
      key: 'status',
      title: 'Durum',
      onCard: 'badge',
      cell: ({ status }) => <Badge tone={STATES[status][1]}>{STATES[status][0]}</Badge>,
    },
    {
      key: 'actions',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (campaign) => <Actions campaign={campaign} {...actions} />,
    },
  ];
}

function Progress(campaign: BulkMailView) {
  const { subject, recipientCount, waitingCount } = campaign;
  return (
    <chakra.div minW="160px" textStyle="sm" textAlign="start">
      <ProgressBar
        label={`İlerleme: ${subject}`}
        max={recipientCount}
        value={recipientCount - waitingCount}
      />
      {formatProgress(campaign)}
    </chakra.div>
  );
}

function Actions({ campaign, onAction, pendingId }: CampaignActions & { readonly campaign: BulkMailView }) {
  const { id, status, subject } = campaign;
  if (status === 'done' || status === 'stopped') return null;
  const [action, label] =
    status === 'running' ? (['pause', 'Duraklat'] as const) : (['resume', 'Sürdür'] as const);
  const isPending = pendingId === id;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
      <Button
        size="sm"
        variant="outline"
        aria-label={`${label}: ${subject}`}
        disabled={isPending}
        onClick={() => onAction(campaign, action)}
      >
        {label}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Durdur: ${subject}`}
        disabled={isPending}
        onClick={() => onAction(campaign, 'stop')}
      >
        Durdur
      </Button>
    </chakra.span>
  );
}
