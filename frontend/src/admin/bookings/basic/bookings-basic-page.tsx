import { keepPreviousData } from '@tanstack/react-query';
import type { BookingStatistics } from '@contract/bookings/admin-bookings.views.js';
import { BOOKING_STATUS_LABELS } from '@contract/bookings/booking.js';
import { trpc } from '../../../lib/server/trpc.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { ErrorState } from '../../../ui/error-state.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { itemsOf, listSummary } from '../../lib/page-window.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { useOpenRecord } from '../../lib/use-open-record.js';
import { useRefetchErrorToast } from '../../lib/use-refetch-error-toast.js';
import { useTab } from '../../lib/use-tab.js';
import { NoteMarks } from '../../ui/internal-notes/note-marks.js';
import { Pager } from '../../ui/pager.js';
import { RecordCards } from '../../ui/record-cards.js';
import { RefreshButton } from '../../ui/refresh-button.js';
import { SectionHead } from '../../ui/section-head.js';
import { Tabs } from '../../ui/tabs.js';
import { BookingDialog } from '../detail/booking-dialog.js';
import { BookingCard } from './booking-card.js';

const ALL = 'tumu';
/** Specification 2, section 2.5. */
const TABS = [ALL, 'pending', 'confirmed', 'cancelled', 'completed'] as const;
type Tab = (typeof TABS)[number];

const LIST = { filters: {}, sorts: ['createdAt'], defaultSort: { by: 'createdAt', order: 'desc' } } as const;

const NOT_LOADED = 'Rezervasyonlar yüklenirken bir hata oluştu.';
const TEXTS = {
  notLoaded: 'Rezervasyon detayları yüklenirken bir hata oluştu.',
  notChanged: 'Durum güncellenirken bir hata oluştu.',
};

/** Specification 2, section 2.5: the bookings by their status, as cards. */
export function BookingsBasicPage() {
  const { current, hrefOf } = useTab('durum', TABS);
  const { page, perPage, setPage, setPageSize } = useListAddress(LIST);
  const record = useOpenRecord('kayit');
  const statistics = trpc.admin.bookings.statistics.useQuery();
  const bookings = trpc.admin.bookings.list.useQuery(
    { page, perPage, ...(current !== ALL && { status: current }) },
    { placeholderData: keepPreviousData },
  );
  useRefetchErrorToast(bookings, NOT_LOADED, describeSaveFailure);
  const items = itemsOf(bookings.data);
  const pagination = bookings.data?.pagination;
  return (
    <>
      <SectionHead
        title="Rezervasyon Yönetimi"
        lead={pagination ? listSummary(pagination, 'rezervasyon') : 'Rezervasyonlar yükleniyor'}
        actions={<RefreshButton isPending={bookings.isRefetching} onPress={() => void bookings.refetch()} />}
      />
      <Tabs
        label="Rezervasyon durumu"
        current={current}
        tabs={TABS.map((key) => ({
          key,
          label: key === ALL ? 'Tümü' : BOOKING_STATUS_LABELS[key],
          href: hrefOf(key),
          count: countOf(key, statistics.data),
        }))}
      />
      {bookings.isLoadingError ? (
        <ErrorState
          titleAs="h2"
          title={describeSaveFailure(bookings.error, NOT_LOADED)}
          text="Rezervasyonlar olduğu gibi duruyor."
          onRetry={() => void bookings.refetch()}
          retrying={bookings.isFetching}
        />
      ) : items?.length === 0 ? (
        <EmptyState
          shape="vase"
          titleAs="h2"
          title="Burada rezervasyon yok"
          text="Başka bir durum seçin; yeni rezervasyonlar kendiliğinden görünür."
        />
      ) : (
        <NoteMarks kind="booking" rows={items}>
          <RecordCards
            label="Rezervasyonlar"
            busy={bookings.isPlaceholderData}
            cards={items?.map((booking) => (
              <BookingCard key={booking.id} booking={booking} href={record.hrefOf(booking.id)} />
            ))}
          />
        </NoteMarks>
      )}
      <Pager pagination={pagination} onPage={setPage} onPageSize={setPageSize} />
      <BookingDialog bookingId={record.id} onClose={record.close} texts={TEXTS} />
    </>
  );
}

function countOf(tab: Tab, figures: BookingStatistics | undefined): number | undefined {
  if (tab === ALL) return figures?.totalBookings;
  return figures && (figures.statuses.find(({ status }) => status === tab)?.count ?? 0);
}
