import { keepPreviousData } from '@tanstack/react-query';
import { ADMIN_BOOKING_SORTS, type AdminBookingSort } from '@contract/bookings/admin-bookings.query.js';
import { trpc } from '../../lib/trpc.js';
import { ErrorState } from '../../ui/error-state.js';
import { adminPaths } from '../lib/admin-paths.js';
import { exportAddress } from '../lib/export-address.js';
import { loadFailure } from '../lib/load-failure.js';
import { listSummary } from '../lib/page-window.js';
import type { Sort } from '../lib/sort.js';
import { useAddressSwitch } from '../lib/use-address-switch.js';
import { useExport } from '../lib/use-export.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useRecordAddress } from '../lib/use-record-address.js';
import { DataTable } from '../ui/data-table.js';
import { ListActions } from '../ui/list-actions.js';
import { ListFilters } from '../ui/list-filters.js';
import { Pager } from '../ui/pager.js';
import { SectionHead } from '../ui/section-head.js';
import { BOOKING_COLUMNS } from './booking-columns.js';
import { BOOKING_FILTER_INPUTS, BOOKING_FILTERS, bookingQuery } from './booking-filters.js';
import { BookingStatistics } from './booking-statistics.js';
import { bookingLabel } from './booking-words.js';
import { BookingDialog } from './detail/booking-dialog.js';
import { NoBookings } from './no-bookings.js';

const LIST = {
  filters: BOOKING_FILTERS,
  sorts: ADMIN_BOOKING_SORTS,
  defaultSort: { by: 'createdAt', order: 'desc' } satisfies Sort<AdminBookingSort>,
};

const EXPORT = {
  done: 'Rezervasyonlar Excel dosyasına aktarıldı.',
  failed: 'Export başarısız',
  fileName: 'rezervasyonlar.csv',
};

/** Specification 2, section 2.8: all bookings, narrowed, sorted and page by page; one of them open over the list. */
export function BookingsPage() {
  const address = useListAddress(LIST);
  const { filters, page, perPage, sort } = address;
  const statistics = useAddressSwitch('istatistik');
  const filterPanel = useAddressSwitch('filtre');
  const exporting = useExport(EXPORT);
  const { openId, hrefOf, close } = useRecordAddress(adminPaths.bookings);
  const bookings = trpc.admin.bookings.list.useQuery(
    { ...bookingQuery(filters), page, perPage, sortBy: sort.by, sortOrder: sort.order },
    { placeholderData: keepPreviousData },
  );
  const pagination = bookings.data?.pagination;
  return (
    <>
      <SectionHead
        title="Gelişmiş Rezervasyon Yönetimi"
        lead={pagination ? listSummary(pagination, 'rezervasyon') : 'Rezervasyonlar yükleniyor'}
        actions={
          <ListActions
            statistics={statistics}
            filters={filterPanel}
            exporting={{
              ...exporting,
              start: () => void exporting.start(exportAddress('admin_bookings_advanced.php', filters)),
            }}
            refreshing={{ isPending: bookings.isRefetching, start: () => void bookings.refetch() }}
          />
        }
      />
      {statistics[0] && <BookingStatistics />}
      <ListFilters
        inputs={BOOKING_FILTER_INPUTS}
        filters={BOOKING_FILTERS}
        applied={filters}
        isOpen={filterPanel[0]}
        pagination={pagination}
        onApply={address.applyFilters}
        onClear={address.clearFilters}
      />
      {bookings.isLoadingError ? (
        <ErrorState
          titleAs="h2"
          title={loadFailure(bookings.error, 'Rezervasyonlar yüklenirken hata oluştu')}
          text="Rezervasyonlar olduğu gibi duruyor."
          onRetry={() => void bookings.refetch()}
          retrying={bookings.isFetching}
        />
      ) : (
        <DataTable
          caption="Rezervasyonlar"
          columns={BOOKING_COLUMNS}
          rows={bookings.data?.items}
          rowKey={({ id }) => id}
          rowHref={({ id }) => hrefOf(adminPaths.booking(id))}
          rowLabel={bookingLabel}
          sort={sort}
          onSort={address.setSort}
          busy={bookings.isPlaceholderData}
          empty={<NoBookings isFiltered={Object.keys(filters).length > 0} onClear={address.clearFilters} />}
        />
      )}
      <Pager pagination={pagination} onPage={address.setPage} onPageSize={address.setPageSize} />
      <BookingDialog bookingId={openId} onClose={close} />
    </>
  );
}
