import { chakra } from '@chakra-ui/react';
import type { AdminBookingSort } from '@contract/bookings/admin-bookings.query.js';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { formatPhone } from '@contract/common/phone.js';
import { shortId } from '@contract/common/short-id.js';
import { BookingStatusBadge } from '../../ui/booking-status-badge.js';
import { PaymentBadge } from '../ui/payment-badge.js';
import { NoteMark } from '../ui/internal-notes/note-marks.js';
import type { Column } from '../ui/table-column.js';
import { customerName, workshopDay, workshopTime, workshopTitle } from './booking-labels.js';
import { occupancyAppearance } from '../ui/occupancy.js';

/** Specification 2, section 2.8: what a row says, and what it can be sorted by. */
export const BOOKING_COLUMNS: readonly Column<AdminBookingRow, AdminBookingSort>[] = [
  {
    key: 'id',
    title: 'No',
    sortBy: 'id',
    onCard: 'title',
    cell: ({ id }) => (
      <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
        <chakra.span fontWeight="650" letterSpacing="0.02em" whiteSpace="nowrap">
          {shortId(id)}
        </chakra.span>
        <NoteMark id={id} />
      </chakra.span>
    ),
  },
  {
    key: 'customer',
    title: 'Müşteri',
    sortBy: 'name',
    onCard: 'line',
    cell: (booking) => (
      <>
        {customerName(booking)}
        {booking.email !== '' && <small>{booking.email}</small>}
        {booking.phone !== '' && <small>{formatPhone(booking.phone)}</small>}
      </>
    ),
  },
  {
    key: 'workshop',
    title: 'Workshop',
    onCard: 'labelled',
    cell: (booking) => (
      <>
        {workshopTitle(booking)}
        <small>
          {workshopDay(booking)} {workshopTime(booking)}
        </small>
        <Seats booking={booking} />
      </>
    ),
  },
  {
    key: 'price',
    title: 'Ücret',
    align: 'end',
    sortBy: 'price',
    firstOrder: 'desc',
    onCard: 'titleEnd',
    cell: (booking) => <Fee booking={booking} />,
  },
  {
    key: 'status',
    title: 'Durum',
    onCard: 'badge',
    cell: ({ status, paymentStatus }) => (
      <chakra.div
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        flexWrap="wrap"
        alignItems={{ base: 'center', lg: 'flex-start' }}
        columnGap="2"
        rowGap="1"
      >
        <BookingStatusBadge status={status} />
        <PaymentBadge status={paymentStatus} />
      </chakra.div>
    ),
  },
  {
    key: 'createdAt',
    title: 'Kayıt tarihi',
    sortBy: 'createdAt',
    firstOrder: 'desc',
    onCard: 'labelled',
    cell: ({ createdAt }) => <chakra.span whiteSpace="nowrap">{formatDateTime(createdAt)}</chakra.span>,
  },
];

function Seats({ booking: { bookedSeats, capacity, freeSeats } }: { readonly booking: AdminBookingRow }) {
  return (
    <chakra.small css={{ '&&': { color: occupancyAppearance(freeSeats).ink, fontWeight: '600' } }}>
      {bookedSeats}/{capacity} kişi
    </chakra.small>
  );
}

function Fee({ booking }: { readonly booking: AdminBookingRow }) {
  const { totalKurus, quantity, priceKurus, originalPriceKurus, isStudent } = booking;
  return (
    <>
      <chakra.span fontWeight="650">{formatTl(totalKurus)}</chakra.span>
      <small>
        {quantity} × {formatTl(priceKurus)}
      </small>
      {isStudent && (
        <small>
          Öğrenci <s>{formatTl(originalPriceKurus)}</s>
        </small>
      )}
    </>
  );
}
