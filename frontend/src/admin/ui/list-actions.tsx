import { ChartColumn, FileSpreadsheet, FileText, SlidersHorizontal } from 'lucide-react';
import type { SheetFormat } from '@contract/admin/sheet-format.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { FILTER_PANEL_ID } from './list-filters.js';
import { RefreshButton } from './refresh-button.js';

interface ListActionsProps {
  readonly statistics: readonly [isOpen: boolean, toggle: () => void];
  readonly filters: readonly [isOpen: boolean, toggle: () => void];
  /** Null for admins who may not download tables. */
  readonly exporting: { readonly isPending: boolean; readonly start: (format: SheetFormat) => void } | null;
  readonly refreshing: { readonly isPending: boolean; readonly start: () => void };
}

export const STATISTICS_PANEL_ID = 'list-statistics';

/** Specification 2, section 2.7: Statistics, Filters, Export to Excel, Refresh; and the table as CSV. */
export function ListActions({ statistics, filters, exporting, refreshing }: ListActionsProps) {
  const [statisticsOpen, toggleStatistics] = statistics;
  const [filtersOpen, toggleFilters] = filters;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={ChartColumn} />}
        aria-expanded={statisticsOpen}
        aria-controls={statisticsOpen ? STATISTICS_PANEL_ID : undefined}
        onClick={toggleStatistics}
      >
        İstatistikler
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={SlidersHorizontal} />}
        aria-expanded={filtersOpen}
        aria-controls={filtersOpen ? FILTER_PANEL_ID : undefined}
        onClick={toggleFilters}
      >
        Filtreler
      </Button>
      {exporting && <ExportButtons {...exporting} />}
      <RefreshButton isPending={refreshing.isPending} onPress={refreshing.start} />
    </>
  );
}

function ExportButtons({ isPending, start }: NonNullable<ListActionsProps['exporting']>) {
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={FileSpreadsheet} />}
        pending={isPending}
        pendingLabel="Aktarılıyor..."
        onClick={() => start('xlsx')}
      >
        Excel’e Aktar
      </Button>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={FileText} />}
        disabled={isPending}
        onClick={() => start('csv')}
      >
        CSV’ye Aktar
      </Button>
    </>
  );
}
