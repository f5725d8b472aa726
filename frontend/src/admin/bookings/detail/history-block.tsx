import { describeContactChange } from '../../lib/describe-contact-change.js';
import type { RecordChange } from '@contract/admin/record-history.view.js';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { BOOKING_STATUS_LABELS, BOOKING_STATUSES } from '@contract/bookings/booking.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Block } from '../../ui/block.js';
import { HistoryList } from '../../ui/history-list.js';

export function HistoryBlock({ booking }: { readonly booking: AdminBookingView }) {
  const changes = trpc.admin.bookings.history.useQuery({ bookingId: booking.id });
  const entries = (changes.data ?? []).map((change) => ({
    key: change.id,
    at: change.at,
    text: describeChange(change),
    who: change.admin ?? (change.after['byGuest'] === true ? 'misafir' : 'sistem'),
  }));
  return (
    <Block title="Geçmiş">
      <HistoryList
        entries={[...entries, { key: 'made', at: booking.createdAt, text: 'Yer ayrıldı', who: null }]}
        isLost={changes.isLoadingError}
      />
    </Block>
  );
}

/** Events whose name says all. */
const EVENTS: Readonly<Record<string, string>> = {
  booking_seats_listed: 'Devre çıkarıldı',
  booking_listing_withdrawn: 'Devirden çekildi',
};

function describeChange(change: RecordChange): string {
  const said = describeContactChange(change) ?? EVENTS[change.event];
  if (said !== undefined) return said;
  const { after } = change;
  if (after['resold'] === true) return 'Devredildi: yeni misafir ödedi';
  if (after['credited'] === true) return 'İptal edildi; ödemesi krediye dönüştü';
  const why = typeof after['reason'] === 'string' ? ` (${after['reason']})` : '';
  if (typeof after['when'] === 'string') return `Yeni tarihi: ${after['when']}${why}`;
  const status = BOOKING_STATUSES.find((each) => each === after['status']);
  return status === undefined ? 'Güncellendi' : `${BOOKING_STATUS_LABELS[status]}${why}`;
}
