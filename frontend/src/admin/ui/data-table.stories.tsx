import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatTl } from '@contract/common/money.js';
import { Holding } from '../../../testing/stories/holding.js';
import { doNothing, LONG_TITLE } from '../../../testing/stories/samples.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import type { Sort } from '../lib/sort.js';
import { DataTable } from './data-table.js';
import type { DataTableProps } from './data-table-props.js';
import { EmptyList } from './empty-list.js';
import type { Column } from './table-column.js';

interface Piece {
  readonly id: string;
  readonly name: string;
  readonly priceKurus: number;
  readonly isActive: boolean;
}

type By = 'name' | 'price';

const COLUMNS: readonly Column<Piece, By>[] = [
  { key: 'name', title: 'Ürün', sortBy: 'name', onCard: 'title', cell: ({ name }) => name },
  {
    key: 'price',
    title: 'Fiyat',
    sortBy: 'price',
    firstOrder: 'desc',
    align: 'end',
    cell: ({ priceKurus }) => formatTl(priceKurus),
  },
  {
    key: 'state',
    title: 'Durum',
    onCard: 'badge',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Rafta' : 'Gizli'}</Badge>
    ),
  },
];

const PIECES: readonly Piece[] = [
  { id: '1', name: 'Seladon Kupa', priceKurus: 64000, isActive: true },
  { id: '2', name: LONG_TITLE, priceKurus: 123456700, isActive: false },
  { id: '3', name: 'Kül Sırlı Kâse', priceKurus: 96000, isActive: true },
];

const TABLE: DataTableProps<Piece, By> = {
  caption: 'Ürünler',
  columns: COLUMNS,
  rows: PIECES,
  rowKey: ({ id }) => id,
  rowLabel: ({ name }) => name,
  rowHref: ({ id }) => `/admin/urunler/${id}`,
  empty: 'Ürün yok',
};

/** On narrow screens the rows are cards. */
const meta = {} satisfies Meta;
export default meta;

export const Rows: StoryObj = { render: () => <DataTable {...TABLE} /> };

export const Sorted: StoryObj = {
  render: () => (
    <Holding<Sort<By>> start={{ by: 'price', order: 'desc' }}>
      {(sort, setSort) => <DataTable {...TABLE} sort={sort} onSort={setSort} />}
    </Holding>
  ),
};

export const OpensInPlace: StoryObj = {
  render: () => <DataTable {...TABLE} rowHref={undefined} onOpen={doNothing} />,
};

export const NothingToOpen: StoryObj = { render: () => <DataTable {...TABLE} rowHref={undefined} /> };

export const Loading: StoryObj = {
  render: () => <DataTable {...TABLE} rows={undefined} skeletonRows={4} />,
};

export const OtherRowsLoading: StoryObj = { render: () => <DataTable {...TABLE} busy /> };

const NONE = {
  list: { isNarrowed: false, clearFilters: doNothing },
  narrowed: { title: 'Filtrelere uyan ürün yok', text: 'Filtreleri gevşetin.' },
  none: { title: 'Henüz ürün yok', text: 'İlk ürünü ekleyin.' },
  action: <Button>Ürün Ekle</Button>,
};

export const Empty: StoryObj = {
  render: () => <DataTable {...TABLE} rows={[]} empty={<EmptyList {...NONE} />} />,
};

export const EmptyByFilters: StoryObj = {
  render: () => (
    <DataTable
      {...TABLE}
      rows={[]}
      empty={<EmptyList {...NONE} list={{ ...NONE.list, isNarrowed: true }} />}
    />
  ),
};
