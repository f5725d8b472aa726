import { chakra } from '@chakra-ui/react';
import { BULK_AUDIENCE_LABELS, type BulkMailView } from '@contract/email/bulk-mail.js';
import { formatDateTime } from '@contract/common/dates.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import type { Column } from '../../ui/table-column.js';
import { progressText } from './progress-text.js';
import type { BulkTurns } from './use-bulk-turn.js';

const STATES = {
  running: ['Gönderiliyor', 'info'],
  paused: ['Duraklatıldı', 'warning'],
  stopped: ['Durduruldu', 'danger'],
  done: ['Tamamlandı', 'success'],
} as const;

export function bulkMailColumns(turns: BulkTurns): Column<BulkMailView>[] {
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
    { key: 'progress', title: 'İlerleme', cell: (letter) => <Progress {...letter} /> },
    {
      key: 'status',
      title: 'Durum',
      onCard: 'badge',
      cell: ({ status }) => <Badge tone={STATES[status][1]}>{STATES[status][0]}</Badge>,
    },
    {
      key: 'turns',
      title: 'İşlemler',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (letter) => <Turns letter={letter} {...turns} />,
    },
  ];
}

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    w: 'full',
    h: '6px',
    mb: '1',
    border: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'border',
    '&::-webkit-progress-bar': { bg: 'border' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
  },
});

function Progress(letter: BulkMailView) {
  const { subject, recipientCount, waitingCount } = letter;
  return (
    <chakra.div minW="160px" textStyle="sm" textAlign="start">
      <Bar aria-label={`İlerleme: ${subject}`} max={recipientCount} value={recipientCount - waitingCount} />
      {progressText(letter)}
    </chakra.div>
  );
}

function Turns({ letter, onTurn, turnedId }: BulkTurns & { readonly letter: BulkMailView }) {
  const { id, status, subject } = letter;
  if (status === 'done' || status === 'stopped') return null;
  const [turn, label] =
    status === 'running' ? (['pause', 'Duraklat'] as const) : (['resume', 'Sürdür'] as const);
  const isTurning = turnedId === id;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2">
      <Button
        size="sm"
        variant="outline"
        aria-label={`${label}: ${subject}`}
        disabled={isTurning}
        onClick={() => onTurn(letter, turn)}
      >
        {label}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Durdur: ${subject}`}
        disabled={isTurning}
        onClick={() => onTurn(letter, 'stop')}
      >
        Durdur
      </Button>
    </chakra.span>
  );
}
