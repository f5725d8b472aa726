import type { Meta, StoryObj } from '@storybook/react-vite';
import { paginationOf } from '@contract/admin/page.query.js';
import { Holding } from '../../../testing/stories/holding.js';
import { doNothing, LONG_TITLE } from '../../../testing/stories/samples.js';
import { amount, calendarDay, freeText, oneOf } from '../lib/filter-values.js';
import type { FilterInput } from './filter-fields.js';
import { ListFilters, type ListFiltersProps } from './list-filters.js';
import { ListSearch } from './list-search.js';

const INPUTS: readonly FilterInput[] = [
  {
    name: 'status',
    label: 'Durum',
    kind: 'choice',
    options: [
      { value: 'new', label: 'Yeni' },
      { value: 'old', label: 'Eski' },
    ],
  },
  { name: 'name', label: 'Ad', kind: 'text', placeholder: 'Ad ya da e-posta' },
  { name: 'from', label: 'Başlangıç', kind: 'date' },
  { name: 'until', label: 'Bitiş', kind: 'date', since: 'from' },
  { name: 'least', label: 'En az (TL)', kind: 'amount' },
];

const meta = {
  component: ListFilters,
  args: {
    inputs: INPUTS,
    filters: {
      status: oneOf(['new', 'old']),
      name: freeText(),
      from: calendarDay,
      until: calendarDay,
      least: amount,
    } satisfies ListFiltersProps['filters'],
    applied: {},
    isOpen: true,
    pagination: paginationOf({}, { totalRecords: 86 }),
    quick: (today) => [
      { label: 'Bugün', texts: { from: today, until: today } },
      { label: 'Yeni gelenler', texts: { status: 'new' } },
    ],
    onApply: doNothing,
    onClear: doNothing,
  },
} satisfies Meta<typeof ListFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Applied: Story = {
  args: { applied: { status: 'new', name: LONG_TITLE, from: '2026-12-01', least: 50000 } },
};

export const ClosedAndApplied: Story = { args: { isOpen: false, applied: { status: 'new' } } };

export const FewFields: Story = { args: { inputs: INPUTS.slice(0, 2) } };

export const Search: Story = {
  render: () => (
    <Holding start="">
      {(search, setSearch) => (
        <ListSearch label="Ürün arayın" placeholder="Ürün adı" search={search} onSearch={setSearch} />
      )}
    </Holding>
  ),
};
