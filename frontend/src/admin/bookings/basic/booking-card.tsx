import { chakra } from '@chakra-ui/react';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { formatPhone } from '@contract/common/phone.js';
import { shortId } from '@contract/common/short-id.js';
import { BookingStatusBadge } from '../../../ui/booking-status-badge.js';
import { NoteMark } from '../../ui/internal-notes/note-marks.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { RecordCard, RecordCardFoot } from '../../ui/record-cards.js';
import { customerName, workshopDay, workshopTime, workshopTitle } from '../booking-labels.js';

interface BookingCardProps {
  readonly booking: AdminBookingRow;
  readonly href: string;
}

export function BookingCard({ booking, href }: BookingCardProps) {
  const { id, email, phone, notes, createdAt } = booking;
  return (
    <RecordCard>
      <chakra.div display="flex" justifyContent="space-between" gap="4">
        <chakra.h2 textStyle="h4">{customerName(booking)}</chakra.h2>
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          {shortId(id)}
        </chakra.span>
      </chakra.div>
      <div>
        <chakra.p fontWeight="650">{workshopTitle(booking)}</chakra.p>
        <p>
          {workshopDay(booking)} {workshopTime(booking)}
        </p>
        <Fee booking={booking} />
      </div>
      {email !== '' && (
        <chakra.p color="fg.muted">
          {email}
          <br />
          {formatPhone(phone)}
        </chakra.p>
      )}
      {notes !== '' && <chakra.p whiteSpace="pre-line">{notes}</chakra.p>}
      <chakra.p textStyle="sm" color="fg.muted">
        Kayıt {formatDateTime(createdAt)}
      </chakra.p>
      <RecordCardFoot id={id} href={href}>
        <BookingStatusBadge status={booking.status} />
        <PaymentBadge status={booking.paymentStatus} />
        <NoteMark id={id} />
      </RecordCardFoot>
    </RecordCard>
  );
}

function Fee({ booking }: { readonly booking: AdminBookingRow }) {
  const { quantity, priceKurus, originalPriceKurus, totalKurus, isStudent } = booking;
  return (
    <p>
      {quantity} × {formatTl(priceKurus)} = <strong>{formatTl(totalKurus)}</strong>
      {isStudent && (
        <chakra.span display="block" textStyle="sm" color="success.fg">
          Öğrenci indirimiyle; indirimsiz <s>{formatTl(originalPriceKurus)}</s>
        </chakra.span>
      )}
    </p>
  );
}
