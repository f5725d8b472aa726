import { chakra } from '@chakra-ui/react';
import type { AdminBookingView } from '@contract/bookings/admin-bookings.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { formatPhone } from '@contract/common/phone.js';
import { shortId } from '@contract/common/short-id.js';
import { TextAnchor, TextLink } from '../../../ui/text-link.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { BuyerLink } from '../../ui/buyer-link.js';
import { NamedGuest } from '../../ui/named-guest.js';
import { Block, Pair, Pairs } from '../../ui/block.js';
import { ListedSeats } from './listed-seats.js';
import { RescheduleBooking } from './reschedule/reschedule-booking.js';
import { CorrectGuest } from './contact/correct-guest.js';
import { BookingFee } from '../booking-fee.js';
import { customerName, workshopDay, workshopTime, workshopTitle } from '../booking-labels.js';
import { Occupancy } from '../../ui/occupancy.js';
import { useMay } from '../../lib/use-may.js';

/** Shows everything about a booking. */
export function BookingContent({ booking }: { readonly booking: AdminBookingView }) {
  return (
    <>
      <Block title="Workshop">
        <Pairs>
          <Pair name="Adı" strong>
            {workshopTitle(booking)}
          </Pair>
          <Pair name="Tarih">{workshopDay(booking)}</Pair>
          <Pair name="Saat">{workshopTime(booking)}</Pair>
        </Pairs>
        {booking.description !== '' && (
          <chakra.p mt="3" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {booking.description}
          </chakra.p>
        )}
        <chakra.div mt="3">
          <Occupancy {...booking} />
        </chakra.div>
        <RescheduleBooking booking={booking} />
      </Block>
      <Block title="Ücret">
        <BookingFee booking={booking} />
      </Block>
      <Customer booking={booking} />
      {booking.payment !== null && (
        <Payment payment={booking.payment} refundRequestedKurus={booking.refundRequestedKurus} />
      )}
      {booking.notes !== '' && (
        <Block title="Notlar">
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {booking.notes}
          </chakra.p>
        </Block>
      )}
    </>
  );
}

function Customer({ booking }: { readonly booking: AdminBookingView }) {
  const { email, phone, orderId, seats } = booking;
  const maySeeOrder = useMay('orders.read');
  return (
    <Block title="Müşteri">
      <Pairs>
        <Pair name="Ad soyad">{customerName(booking)}</Pair>
        {email !== '' && (
          <Pair name="E-posta">
            <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
          </Pair>
        )}
        {phone !== '' && (
          <Pair name="Telefon">
            <TextAnchor href={`tel:${phone}`}>{formatPhone(phone)}</TextAnchor>
          </Pair>
        )}
        <Pair name="Sipariş">
          {maySeeOrder ? (
            <TextLink to={adminPaths.order(orderId)}>{shortId(orderId)}</TextLink>
          ) : (
            shortId(orderId)
          )}
        </Pair>
        {seats.map(({ position, guest, checkedInAt, isListed }, index) => (
          <Pair key={position} name={`${index + 1}. yer`}>
            {guest ? <NamedGuest guest={guest} /> : 'Adı henüz yazılmadı'}
            {checkedInAt !== null && ` · ${formatDateTime(checkedInAt)} geldi`}
            {isListed && ' · Devredilecek'}
          </Pair>
        ))}
      </Pairs>
      <ListedSeats booking={booking} />
      <BuyerLink orderId={orderId} />
      <CorrectGuest booking={booking} />
    </Block>
  );
}

interface PaymentProps {
  readonly payment: NonNullable<AdminBookingView['payment']>;
  readonly refundRequestedKurus: number;
}

function Payment({ payment, refundRequestedKurus }: PaymentProps) {
  const { method, paymentId, transactionId, paidAt, amountKurus, currency } = payment;
  return (
    <Block title="Ödeme bilgileri">
      <Pairs>
        <Pair name="Yöntem">{method}</Pair>
        <Pair name="Ödeme no">{paymentId}</Pair>
        {transactionId !== null && <Pair name="İşlem no">{transactionId}</Pair>}
        <Pair name="Ödeme tarihi">{formatDateTime(paidAt ?? '')}</Pair>
        <Pair name="Tutar">
          {formatTl(amountKurus)} ({currency})
        </Pair>
        {refundRequestedKurus > 0 && <Pair name="İadesi">{formatTl(refundRequestedKurus)}</Pair>}
      </Pairs>
    </Block>
  );
}
