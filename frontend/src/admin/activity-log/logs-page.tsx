import '../../lib/forms/class-metadata.js';
import { keepPreviousData } from '@tanstack/react-query';
import { Clock, Download } from 'lucide-react';
import { LOG_PAGE_SIZE } from '@contract/activity-log/admin-logs.query.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { itemsOf, listSummary } from '../lib/page-window.js';
import { useAddressSwitch } from '../lib/use-address-switch.js';
import { useExport } from '../lib/use-export.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useOpenRecord } from '../lib/use-open-record.js';
import { useRefetchErrorToast } from '../lib/use-refetch-error-toast.js';
import { DataTable } from '../ui/data-table.js';
import { ListFilters } from '../ui/list-filters.js';
import { Pager } from '../ui/pager.js';
import { RefreshButton } from '../ui/refresh-button.js';
import { SectionHead } from '../ui/section-head.js';
import { LOG_COLUMNS } from './log-columns.js';
import { LogDialog } from './log-dialog.js';
import { logFailure, LOGS_MALFORMED, LOGS_NOT_LOADED } from './log-failure.js';
import { LOG_FILTER_INPUTS, LOG_FILTERS, logExportAddress, logQuery } from './log-filters.js';
import { userOf } from './log-subject.js';
import { NewerEntries } from './newer-entries.js';
import { RetentionDialog } from './retention-dialog.js';

const ADDRESS = {
  filters: LOG_FILTERS,
  sorts: ['tarih'],
  defaultSort: { by: 'tarih', order: 'desc' },
  defaultPageSize: LOG_PAGE_SIZE,
} as const;

const EXPORT = {
  done: 'Loglar indirildi.',
  failed: 'Loglar indirilirken hata oluştu',
  fileName: 'logs.csv',
} as const;

/** Specification 3, 'System logs'. */
export function LogsPage() {
  const address = useListAddress(ADDRESS);
  const { filters, page, perPage } = address;
  const opened = useOpenRecord('kayit');
  const [isRetentionOpen, toggleRetention] = useAddressSwitch('saklama');
  const exporting = useExport(EXPORT);
  const logs = trpc.admin.logs.list.useQuery(
    { ...logQuery(filters), page, perPage },
    { placeholderData: keepPreviousData },
  );
  useRefetchErrorToast(logs, LOGS_NOT_LOADED, logFailure);
  const rows = itemsOf(logs.data);
  const isMalformed = rows !== undefined && !Array.isArray(rows);
  const isFiltered = Object.keys(filters).length > 0;
  const pagination = logs.data?.pagination;
  return (
    <>
      <SectionHead
        title="Sistem Logları"
        lead={pagination && !logs.isPlaceholderData ? listSummary(pagination, 'kayıt') : 'Loglar yükleniyor'}
        actions={
          <>
            <Button variant="outline" size="sm" icon={<Icon as={Clock} />} onClick={toggleRetention}>
              Saklama Süreleri
            </Button>
            <Button
              variant="outline"
              size="sm"
              icon={<Icon as={Download} />}
              pending={exporting.isPending}
              pendingLabel="İndiriliyor..."
              onClick={() => void exporting.start(logExportAddress(filters))}
            >
              CSV İndir
            </Button>
            <RefreshButton isPending={logs.isRefetching} onPress={() => void logs.refetch()} />
          </>
        }
      />
      <ListFilters
        inputs={LOG_FILTER_INPUTS}
        filters={LOG_FILTERS}
        applied={filters}
        isOpen
        pagination={pagination}
        onApply={address.applyFilters}
        onClear={address.clearFilters}
      />
      {rows && !isMalformed && page === 1 && !isFiltered && (
        <NewerEntries rows={rows} isPending={logs.isRefetching} onShow={() => void logs.refetch()} />
      )}
      {logs.isLoadingError || isMalformed ? (
        <ErrorState
          titleAs="h2"
          title={isMalformed ? LOGS_MALFORMED : logFailure(logs.error)}
          text="Kayıtlar tutulmaya devam ediyor."
          onRetry={() => void logs.refetch()}
          retrying={logs.isFetching}
        />
      ) : (
        <DataTable
          caption="Sistem logları"
          columns={LOG_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          onOpen={({ id }) => opened.open(id)}
          rowLabel={(row) => `${userOf(row)}, ${row.id}`}
          busy={logs.isPlaceholderData}
          empty={<NoLogs isSearched={filters.search !== undefined} onClear={address.clearFilters} />}
        />
      )}
      <Pager pagination={pagination} onPage={address.setPage} onPageSize={address.setPageSize} />
      <LogDialog id={opened.id} onClose={opened.close} />
      <RetentionDialog open={isRetentionOpen} onClose={toggleRetention} />
    </>
  );
}

/** Specification 3, section 2. */
function NoLogs({ isSearched, onClear }: { readonly isSearched: boolean; readonly onClear: () => void }) {
  return (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title="Henüz log bulunamadı"
      text={isSearched ? 'Aramanıza uyan kayıt yok.' : 'Seçtiğiniz tarih ve türde kayıt yok.'}
      action={
        <Button variant="outline" onClick={onClear}>
          Filtreleri Temizle
        </Button>
      }
    />
  );
}
