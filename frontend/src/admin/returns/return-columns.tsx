import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { shortId } from '@contract/common/short-id.js';
import type { AdminReturnRow } from '@contract/returns/admin-returns.views.js';
import { isOpenReturn, RETURN_KIND_LABELS } from '@contract/returns/return-state.js';
import { describePieces } from '@contract/shipping/parcel.views.js';
import { ReturnStateBadge } from '../../ui/return-state-badge.js';
import type { Column } from '../ui/table-column.js';

export const RETURN_COLUMNS: readonly Column<AdminReturnRow>[] = [
  {
    key: 'buyer',
    title: 'Alıcı',
    cell: ({ buyerName, orderId }) => (
      <>
        {buyerName}
        <small>Sipariş {shortId(orderId)}</small>
      </>
    ),
    onCard: 'title',
  },
  {
    key: 'pieces',
    title: 'Parçalar',
    cell: ({ kind, pieces }) => (
      <>
        {describePieces(pieces)}
        <small>{RETURN_KIND_LABELS[kind]}</small>
      </>
    ),
    onCard: 'line',
  },
  { key: 'day', title: 'Bildirim', cell: ({ notifiedAt }) => formatDateTime(notifiedAt) },
  {
    key: 'refundBy',
    title: 'Para iadesinin son günü',
    cell: ({ state, refundBy }) => (isOpenReturn(state) ? formatDate(refundBy) : '–'),
  },
  {
    key: 'state',
    title: 'Durum',
    cell: ({ state, isUrgent }) => <ReturnStateBadge state={state} isUrgent={isUrgent} />,
    onCard: 'titleEnd',
  },
];
