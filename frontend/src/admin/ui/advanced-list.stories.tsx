import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PageOf, paginationOf } from '@contract/admin/page.query.js';
import { doNothing, LONG_TITLE } from '../../../testing/stories/samples.js';
import { oneOf } from '../lib/filter-values.js';
import { AdvancedList, type AdvancedListKind } from './advanced-list.js';
import { BarChart } from './bar-chart.js';

interface Person {
  readonly id: string;
  readonly name: string;
}

const KIND: AdvancedListKind<Person, 'name'> = {
  title: 'Kişiler',
  caption: 'Kişiler',
  views: 'orders' as const,
  counted: 'kişi',
  notLoaded: 'Kişiler yüklenirken hata oluştu',
  shape: 'vase',
  none: { title: 'Henüz kimse yok', text: 'İlk kişi gelince burada görünür.' },
  noneFiltered: 'Filtrelere uyan kimse yok',
  exporting: { script: 'people.php', fileName: 'kisiler', failed: 'Aktarılamadı', done: 'Aktarıldı' },
  filterInputs: [
    {
      name: 'status',
      label: 'Durum',
      kind: 'choice',
      options: [
        { value: 'new', label: 'Yeni' },
        { value: 'old', label: 'Eski' },
      ],
    },
  ],
  filterValues: { status: oneOf(['new', 'old']) },
  quickFilters: () => [{ label: 'Yeni gelenler', texts: { status: 'new' } }],
  columns: [{ key: 'name', title: 'Ad', sortBy: 'name', onCard: 'title', cell: ({ name }) => name }],
  rowLabel: ({ name }) => name,
};

const PEOPLE: PageOf<Person> = {
  items: [
    { id: '1', name: 'Ayşe Demir' },
    { id: '2', name: LONG_TITLE },
  ],
  pagination: paginationOf({ page: 1, perPage: 25 }, { totalRecords: 312 }),
};
const NOBODY: PageOf<Person> = { items: [], pagination: paginationOf({}, { totalRecords: 0 }) };

const ADDRESS = {
  filters: {},
  sort: { by: 'name', order: 'asc' } as const,
  setSort: doNothing,
  setPage: doNothing,
  setPageSize: doNothing,
  applyFilters: doNothing,
  clearFilters: doNothing,
  view: '',
  openView: doNothing,
};
const LOADED = {
  data: PEOPLE,
  error: null,
  errorUpdatedAt: 0,
  isLoadingError: false,
  isFetching: false,
  isRefetching: false,
  isRefetchError: false,
  isPlaceholderData: false,
  refetch: () => Promise.resolve(),
};

const meta = {
  component: AdvancedList<Person, 'name'>,
  args: {
    kind: KIND,
    address: ADDRESS,
    list: LOADED,
    rowHref: ({ id }) => `/admin/kisiler/${id}`,
    statistics: (
      <BarChart
        title="Duruma göre"
        bars={[
          { label: 'Yeni', value: 12 },
          { label: 'Eski', value: 300 },
        ]}
      />
    ),
  },
} satisfies Meta<typeof AdvancedList<Person, 'name'>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const WithPanels: Story = { parameters: { address: '/?istatistik=acik&filtre=acik' } };

export const Filtered: Story = { args: { address: { ...ADDRESS, filters: { status: 'new' } } } };

export const Loading: Story = { args: { list: { ...LOADED, data: undefined, isFetching: true } } };

export const Refreshing: Story = {
  args: { list: { ...LOADED, isFetching: true, isRefetching: true, isPlaceholderData: true } },
};

export const Empty: Story = { args: { list: { ...LOADED, data: NOBODY } } };

export const NothingFound: Story = {
  args: { address: { ...ADDRESS, filters: { status: 'new' } }, list: { ...LOADED, data: NOBODY } },
};

export const NotLoaded: Story = { args: { list: { ...LOADED, data: undefined, isLoadingError: true } } };
