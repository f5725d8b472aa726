import { keepPreviousData } from '@tanstack/react-query';
import { ADMIN_BOOKING_SORTS, type AdminBookingSort } from '@contract/bookings/admin-bookings.query.js';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { adminPaths } from '../lib/admin-paths.js';
import type { Sort } from '../lib/sort.js';
import { useCustomerFilter } from '../lib/use-customer-filter.js';
import { useListAddress } from '../lib/use-list-address.js';
import { useRecordAddress } from '../lib/use-record-address.js';
import { AdvancedList, type AdvancedListKind } from '../ui/advanced-list.js';
import { BOOKING_COLUMNS } from './booking-columns.js';
import { bookingFilterInputs, BOOKING_FILTERS, bookingQuery } from './booking-filters.js';
import { BookingStatistics } from './booking-statistics.js';
import { bookingLabel } from './booking-labels.js';
import { BookingDialog } from './detail/booking-dialog.js';

const LIST = {
  filters: BOOKING_FILTERS,
  sorts: ADMIN_BOOKING_SORTS,
  defaultSort: { by: 'createdAt', order: 'desc' } satisfies Sort<AdminBookingSort>,
};

const KIND: Omit<AdvancedListKind<AdminBookingRow, AdminBookingSort>, 'filterInputs'> = {
  title: 'Gelişmiş Rezervasyon Yönetimi',
  caption: 'Rezervasyonlar',
  views: 'bookings',
  counted: 'rezervasyon',
  notLoaded: 'Rezervasyonlar yüklenirken hata oluştu',
  shape: 'vase',
  none: { title: 'Henüz rezervasyon yok', text: 'İlk yer ayrıldığında burada görünür.' },
  noneFiltered: 'Bu filtrelere uygun rezervasyon bulunamadı.',
  exporting: {
    script: 'admin_bookings_advanced.php',
    done: 'Rezervasyonlar Excel dosyasına aktarıldı.',
    failed: 'Export başarısız',
    fileName: 'rezervasyonlar.xlsx',
  },
  filterValues: BOOKING_FILTERS,
  quickFilters: (today) => [
    { label: 'Bugünkü workshoplar', texts: { workshop_date_from: today, workshop_date_to: today } },
    { label: 'Bugün ayrılanlar', texts: { date_from: today, date_to: today } },
  ],
  columns: BOOKING_COLUMNS,
  rowLabel: bookingLabel,
};

/** Specification 2, section 2.8: all bookings; one of them open over the list. */
export function BookingsPage() {
  const address = useListAddress(LIST);
  const { filters, page, perPage, sort } = address;
  const { workshop_id: sessionId } = filters;
  const sessions = trpc.admin.workshops.choices.useQuery(sessionId === undefined ? {} : { sessionId }, {
    placeholderData: keepPreviousData,
  });
  const ofCustomer = useCustomerFilter(filters.customer_id);
  const { openId, hrefOf, close } = useRecordAddress(adminPaths.bookings);
  const bookings = trpc.admin.bookings.list.useQuery(
    { ...bookingQuery(filters), page, perPage, sortBy: sort.by, sortOrder: sort.order },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <AdvancedList
        kind={{ ...KIND, filterInputs: [...bookingFilterInputs(sessions.data, sessionId), ...ofCustomer] }}
        address={address}
        list={bookings}
        rowHref={({ id }) => hrefOf(adminPaths.booking(id))}
        statistics={<BookingStatistics />}
      />
      <BookingDialog bookingId={openId} onClose={close} />
    </>
  );
}
