import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paginationOf } from '@contract/admin/page.query.js';
import { trackedRouter } from '../../../testing/tracked-router.js';
import { UiProvider } from '../../ui/ui-provider.js';
import { amount, calendarDay, freeText, oneOf } from '../lib/filter-values.js';
import { useListAddress } from '../lib/use-list-address.js';
import { DataTable } from './data-table.js';
import { FilterPanel } from './filter-panel.js';
import { FilterPills } from './filter-pills.js';
import { Pager } from './pager.js';
import type { Column } from './table-column.js';

const LIST = {
  filters: {
    status: oneOf(['new', 'old'] as const),
    name: freeText(),
    from: calendarDay,
    least: amount,
  },
  sorts: ['name', 'total'] as const,
  defaultSort: { by: 'name', order: 'asc' } as const,
};
const COLUMNS: readonly Column<{ readonly name: string }, 'name' | 'total'>[] = [
  { key: 'name', title: 'Ad', sortBy: 'name', cell: ({ name }) => name },
  { key: 'total', title: 'Tutar', sortBy: 'total', firstOrder: 'desc', align: 'end', cell: () => '–' },
];

/** A section of the back office as they all are made, over 312 rows. */
function List() {
  const address = useListAddress(LIST);
  const { filters, page, perPage, sort } = address;
  return (
    <UiProvider>
      <output>{JSON.stringify({ filters, page, perPage, sort })}</output>
      <FilterPanel applied={filters} onApply={address.applyFilters} onClear={address.clearFilters}>
        <input aria-label="Ad" name="name" defaultValue={filters.name ?? ''} />
        <input aria-label="En az" name="least" defaultValue="" />
      </FilterPanel>
      <FilterPills
        pills={[{ key: 'name', label: 'Ayşe', onRemove: () => address.changeFilters({ name: undefined }) }]}
      />
      <DataTable
        caption="Kişiler"
        columns={COLUMNS}
        rows={[{ name: 'Ayşe' }]}
        rowKey={({ name }) => name}
        rowHref={({ name }) => `/kisi/${name}`}
        rowLabel={({ name }) => name}
        sort={sort}
        onSort={address.setSort}
        empty="yok"
      />
      <Pager
        pagination={paginationOf({ page, perPage }, { totalRecords: 312 })}
        onPage={address.setPage}
        onPageSize={address.setPageSize}
      />
    </UiProvider>
  );
}

function open(address: string) {
  const { router, Router } = trackedRouter(address);
  render(<List />, { wrapper: Router });
  const shown = () => JSON.parse(screen.getByRole('status').textContent) as Record<string, unknown>;
  return { user: userEvent.setup({ delay: null }), router, shown };
}
const pageButtons = () =>
  within(screen.getByRole('navigation', { name: 'Sayfalar' }))
    .getAllByRole('button', { name: /^Sayfa / })
    .map(({ textContent }) => textContent);

describe('a list of the back office', () => {
  it('shows what its address says, and passes over what cannot be read', () => {
    const { shown } = open('/?status=old&from=2026-02-30&least=1.250,50&sayfa=3&adet=50&sirala=total-desc');
    expect(shown()).toEqual({
      filters: { status: 'old', least: 125050 },
      page: 3,
      perPage: 50,
      sort: { by: 'total', order: 'desc' },
    });
  });

  it('stands at a plain address as long as everything is as always', () => {
    const { shown } = open('/?status=wrong&sayfa=0&adet=7&sirala=total');
    expect(shown()).toEqual({ filters: {}, page: 1, perPage: 25, sort: { by: 'name', order: 'asc' } });
  });

  it('begins at its first page when it is narrowed, and keeps what else stands in the address', async () => {
    const { user, router } = open('/?sayfa=3&acik=7');
    await user.type(screen.getByRole('textbox', { name: 'Ad' }), ' Ayşe ');
    await user.type(screen.getByRole('textbox', { name: 'En az' }), '500{Enter}');
    expect(router.state.location.search).toBe('?acik=7&name=Ay%C5%9Fe&least=500');
    await user.click(screen.getByRole('button', { name: 'Filtreyi kaldır: Ayşe' }));
    expect(router.state.location.search).toBe('?acik=7&least=500');
    await user.click(screen.getByRole('button', { name: 'Temizle' }));
    expect(router.state.location.search).toBe('?acik=7');
  });

  it('is sorted by its heads: another press turns the direction round', async () => {
    const { user, router } = open('/?sayfa=2');
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Ad')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Tutar' }));
    expect(router.state.location.search).toBe('?sirala=total-desc');
    expect(head('Tutar')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Ad')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Tutar' }));
    expect(head('Tutar')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('is turned by five buttons around its page, and Back leads to the page before', async () => {
    const { user, router, shown } = open('/');
    expect(pageButtons()).toEqual(['1', '2', '3', '4', '5']);
    await user.click(screen.getByRole('button', { name: 'Sayfa 5' }));
    expect(pageButtons()).toEqual(['3', '4', '5', '6', '7']);
    await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
    expect([shown()['page'], pageButtons()]).toEqual([6, ['4', '5', '6', '7', '8']]);
    act(() => void router.navigate(-1));
    expect(shown()['page']).toBe(5);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sayfada' }), '100');
    expect(router.state.location.search).toBe('?adet=100');
    expect(pageButtons()).toEqual(['1', '2', '3', '4']);
  });

  it('ends with its last page', () => {
    open('/?sayfa=13');
    expect(pageButtons()).toEqual(['9', '10', '11', '12', '13']);
    expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toBeDisabled();
  });

  it('opens a row by its arrow and by a press anywhere on it', async () => {
    const { user, router } = open('/');
    expect(screen.getByRole('link', { name: 'Ayrıntı: Ayşe' })).toHaveAttribute('href', '/kisi/Ayşe');
    await user.click(screen.getByRole('cell', { name: '–' }));
    expect(decodeURIComponent(router.state.location.pathname)).toBe('/kisi/Ayşe');
  });
});
