import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { TillCountView } from '@contract/reconciliation/reconciliation.views.js';
import { DataTable } from '../ui/data-table.js';
import type { Column } from '../ui/table-column.js';
import { DifferenceBadge } from './difference-badge.js';

const COLUMNS: readonly Column<TillCountView>[] = [
  { key: 'day', title: 'Gün', cell: ({ day }) => formatDate(day), onCard: 'title' },
  {
    key: 'cash',
    title: 'Nakit',
    align: 'end',
    cell: ({ cashCountedKurus, cashExpectedKurus }) => (
      <>
        {formatTl(cashCountedKurus)} <DifferenceBadge kurus={cashCountedKurus - cashExpectedKurus} />
      </>
    ),
  },
  { key: 'left', title: 'Bırakılan', align: 'end', cell: ({ cashLeftKurus }) => formatTl(cashLeftKurus) },
  {
    key: 'pos',
    title: 'POS',
    align: 'end',
    cell: ({ posCountedKurus, posExpectedKurus }) => (
      <>
        {formatTl(posCountedKurus)} <DifferenceBadge kurus={posCountedKurus - posExpectedKurus} />
      </>
    ),
  },
  {
    key: 'by',
    title: 'Sayan',
    cell: ({ countedBy, countedAt, note }) => (
      <>
        {countedBy}, {formatDateTime(countedAt)}
        {note !== '' && <small>{note}</small>}
      </>
    ),
  },
];

/** The counts of the last thirty days; nothing before the first. */
export function TillCounts({ counts }: { readonly counts: readonly TillCountView[] }) {
  if (counts.length === 0) return null;
  return (
    <DataTable
      caption="Kasa sayımları"
      columns={COLUMNS}
      rows={counts}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}
