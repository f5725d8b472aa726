import { formatDateTime } from '@contract/common/dates.js';
import type { OpenHoldsRow } from '@contract/orders/open-holds.views.js';
import { Button } from '../../../ui/button.js';
import type { Column } from '../../ui/table-column.js';
import { shortNetwork } from './short-network.js';
import type { ReleaseHolds } from './use-release-holds.js';

/** So many titles fit into a row; the others are counted. */
const SHOWN_TITLES = 3;

export function openHoldColumns({ pending, release }: ReleaseHolds): Column<OpenHoldsRow>[] {
  return [
    { key: 'network', title: 'İnternet adresi', onCard: 'title', cell: networkCell },
    {
      key: 'reserved',
      title: 'Ayrılan',
      cell: (row) => (
        <>
          {describeReserved(row)}
          {row.items.length > 0 && <small>{listTitles(row)}</small>}
        </>
      ),
    },
    { key: 'carts', title: 'Sepet', align: 'end', cell: ({ carts }) => carts },
    { key: 'since', title: 'Başlangıç', cell: ({ since }) => formatDateTime(since) },
    { key: 'until', title: 'En geç boşalır', cell: ({ until }) => formatDateTime(until) },
    {
      key: 'release',
      title: 'İşlem',
      titleHidden: true,
      align: 'end',
      onCard: 'badge',
      cell: (row) => (
        <Button
          size="sm"
          variant="outline"
          pending={pending === row.network}
          pendingLabel="Açılıyor..."
          onClick={() => void release(row)}
        >
          Satışa Geri Aç
        </Button>
      ),
    },
  ];
}

function networkCell({ network, customers }: OpenHoldsRow) {
  return (
    <>
      <strong>{customers.length > 0 ? customers.join(', ') : 'Misafir'}</strong>
      <small>{shortNetwork(network)}</small>
    </>
  );
}

export function describeReserved({ pieces, seats }: Pick<OpenHoldsRow, 'pieces' | 'seats'>): string {
  const parts = [...(pieces > 0 ? [`${pieces} parça`] : []), ...(seats > 0 ? [`${seats} kişilik yer`] : [])];
  return parts.length === 0 ? 'Hiçbir şey' : parts.join(', ');
}

function listTitles({ items }: OpenHoldsRow): string {
  const shown = items.slice(0, SHOWN_TITLES).map(({ title, quantity }) => `${quantity} × ${title}`);
  const rest = items.length - shown.length;
  return [...shown, ...(rest > 0 ? [`ve ${rest} başka ürün`] : [])].join(', ');
}
