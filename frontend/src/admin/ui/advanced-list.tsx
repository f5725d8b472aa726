import type { ReactNode } from 'react';
import type { SheetFormat } from '@contract/admin/sheet-format.js';
import type { ViewedList } from '@contract/admin/saved-views.js';
import type { PageOf, PageSize } from '@contract/admin/page.query.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { exportAddress } from '../lib/export-address.js';
import { itemsOf, listSummary } from '../lib/page-window.js';
import type { RowSelection } from '../lib/use-row-selection.js';
import type { Sort } from '../lib/sort.js';
import { useAddressSwitch } from '../lib/use-address-switch.js';
import { type ExportTexts, useExport } from '../lib/use-export.js';
import { type RefetchState, useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { DataTable } from './data-table.js';
import type { FilterInput } from './filter-fields.js';
import { ListActions } from './list-actions.js';
import { ListFilters, type ListFiltersProps } from './list-filters.js';
import { LoadError } from './load-error.js';
import { Pager } from './pager.js';
import { SectionHead } from './section-head.js';
import { SavedViews } from './saved-views/saved-views.js';
import { SelectionBar } from './selection-bar.js';
import type { Column } from './table-column.js';
import { useMay } from '../lib/use-may.js';

/** The fixed description of an advanced list, independent of its address. */
export interface AdvancedListKind<Row extends { readonly id: string }, By extends string> {
  readonly title: string;
  /** 'Siparişler' */
  readonly caption: string;
  /** The list by which the admin's own views are kept. */
  readonly views: ViewedList;
  /** The name of the counted rows: 'sipariş'. */
  readonly counted: string;
  readonly notLoaded: string;
  readonly shape: 'bowl' | 'vase';
  readonly none: { readonly title: string; readonly text: string };
  readonly noneFiltered: string;
  /** The documented call that returns the file, and the texts about it. */
  readonly exporting: ExportTexts & { readonly script: string };
  readonly filterInputs: readonly FilterInput[];
  readonly filterValues: ListFiltersProps['filters'];
  readonly quickFilters: NonNullable<ListFiltersProps['quick']>;
  readonly columns: readonly Column<Row, By>[];
  readonly rowLabel: (row: Row) => string;
}

interface AdvancedListProps<Row extends { readonly id: string }, By extends string> {
  readonly kind: AdvancedListKind<Row, By>;
  /** The state of the list from `useListAddress`. */
  readonly address: {
    readonly filters: Readonly<Record<string, string | number | undefined>>;
    readonly sort: Sort<By>;
    readonly setSort: (sort: Sort<By>) => void;
    readonly setPage: (page: number, how?: { readonly replace: boolean }) => void;
    readonly setPageSize: (size: PageSize) => void;
    readonly applyFilters: (texts: Readonly<Record<string, string>>) => void;
    readonly clearFilters: () => void;
    readonly view: string;
    readonly openView: (view: string) => void;
  };
  readonly list: RefetchState & {
    readonly data: PageOf<Row> | undefined;
    readonly isLoadingError: boolean;
    readonly isFetching: boolean;
    readonly isRefetching: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly rowHref: (row: Row) => string;
  /** Lets rows be selected, with what can be done with them. */
  readonly selection?: { readonly rows: RowSelection<Row>; readonly actions: ReactNode };
  /** Further things that can be done with the whole list. */
  readonly actions?: ReactNode;
  /** Read only while it is open. */
  readonly statistics: ReactNode;
}

/** Specification 2, sections 2.7 and 2.8: a list with filters, sort order and pages. */
export function AdvancedList<Row extends { readonly id: string }, By extends string>(
  props: AdvancedListProps<Row, By>,
) {
  const { kind, address, list, statistics } = props;
  const statisticsSwitch = useAddressSwitch('istatistik');
  const filterPanel = useAddressSwitch('filtre');
  const mayExport = useMay('data.export');
  const exporting = useExport(kind.exporting);
  const exportAs = (format: SheetFormat) =>
    exporting.start(
      exportAddress(kind.exporting.script, { filters: address.filters, format }),
      format === 'csv' ? `${kind.caption} CSV dosyasına aktarıldı.` : undefined,
    );
  useRefetchErrorToast(list, kind.notLoaded);
  const pagination = list.data?.pagination;
  return (
    <>
      <SectionHead
        title={kind.title}
        lead={pagination ? listSummary(pagination, kind.counted) : `${kind.caption} yükleniyor`}
        actions={
          <>
            {props.actions}
            <ListActions
              statistics={statisticsSwitch}
              filters={filterPanel}
              exporting={mayExport ? { ...exporting, start: (format) => void exportAs(format) } : null}
              refreshing={{ isPending: list.isRefetching, start: () => void list.refetch() }}
            />
          </>
        }
      />
      {statisticsSwitch[0] && statistics}
      <ListFilters
        inputs={kind.filterInputs}
        filters={kind.filterValues}
        quick={kind.quickFilters}
        applied={address.filters}
        isOpen={filterPanel[0]}
        pagination={pagination}
        onApply={address.applyFilters}
        onClear={address.clearFilters}
      />
      <SavedViews list={kind.views} shown={address.view} onOpen={address.openView} />
      {list.isLoadingError ? (
        <LoadError
          query={list}
          what={kind.notLoaded}
          titleAs="h2"
          text={`${kind.caption} olduğu gibi duruyor.`}
        />
      ) : (
        <Rows {...props} />
      )}
      {props.selection && (
        <SelectionBar
          count={props.selection.rows.rows.length}
          counted={kind.counted}
          onClear={props.selection.rows.clear}
        >
          {props.selection.actions}
        </SelectionBar>
      )}
      <Pager pagination={pagination} onPage={address.setPage} onPageSize={address.setPageSize} />
    </>
  );
}

function Rows<Row extends { readonly id: string }, By extends string>({
  kind,
  address: { filters, sort, setSort, clearFilters },
  list,
  rowHref,
  selection,
}: AdvancedListProps<Row, By>) {
  const isFiltered = Object.keys(filters).length > 0;
  const none = isFiltered
    ? { title: kind.noneFiltered, text: 'Filtreleri gevşetin ya da hepsini kaldırın.' }
    : kind.none;
  return (
    <DataTable
      caption={kind.caption}
      columns={kind.columns}
      rows={itemsOf(list.data)}
      rowKey={({ id }) => id}
      rowHref={rowHref}
      rowLabel={kind.rowLabel}
      selection={selection?.rows}
      sort={sort}
      onSort={setSort}
      busy={list.isPlaceholderData}
      empty={
        <EmptyState
          shape={kind.shape}
          titleAs="h2"
          {...none}
          {...(isFiltered && {
            action: (
              <Button variant="outline" onClick={clearFilters}>
                Filtreleri Temizle
              </Button>
            ),
          })}
        />
      }
    />
  );
}
