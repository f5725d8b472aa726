import { formatDate, formatDateTime, formatTimeRange } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import type {
  CustomerBooking,
  CustomerOrder,
  CustomerPage,
  Person,
} from '@contract/people/customer-page.views.js';
import { BookingStatusBadge } from '../../../ui/booking-status-badge.js';
import { OrderStatusBadge } from '../../../ui/order-status-badge.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { PaymentBadge } from '../../ui/payment-badge.js';
import { CreditsPart } from './credits-part.js';
import { Part, Row } from './part.js';

interface PurchasePartsProps {
  readonly customer: CustomerPage;
  readonly person: Person;
}

/** What a person booked and bought. */
export function PurchaseParts({
  customer: { orders, bookings, coupons, credits },
  person,
}: PurchasePartsProps) {
  const filter = filterOf(person);
  return (
    <>
      <Part
        title="Rezervasyonlar"
        list={bookings}
        none="Hiç yer ayırtmadı."
        allAt={`${adminPaths.bookings}?${filter}`}
      >
        {(booking) => <BookingRow key={booking.id} booking={booking} />}
      </Part>
      <Part
        title="Siparişler"
        list={orders}
        none="Hiç sipariş vermedi."
        allAt={`${adminPaths.orders}?${filter}`}
      >
        {(order) => <OrderRow key={order.id} order={order} />}
      </Part>
      <CreditsPart credits={credits} />
      {coupons.total > 0 && (
        <Part title="Kullandığı kuponlar" list={coupons} none="">
          {({ orderId, code, discountKurus, usedAt }) => (
            <Row
              key={orderId}
              to={adminPaths.order(orderId)}
              title={code}
              facts={`${formatDateTime(usedAt)} · Sipariş ${shortId(orderId)}`}
              states={`${formatTl(discountKurus)} indirim`}
            />
          )}
        </Part>
      )}
    </>
  );
}

function OrderRow({ order }: { readonly order: CustomerOrder }) {
  const { id, createdAt, totalKurus, pieces, seats, status, isPickedUp, paymentStatus, refundedKurus } =
    order;
  const amount = [pieces > 0 ? `${pieces} parça` : '', seats > 0 ? `${seats} yer` : ''].filter(Boolean);
  return (
    <Row
      to={adminPaths.order(id)}
      title={`${shortId(id)} · ${formatTl(totalKurus)}`}
      facts={[formatDateTime(createdAt), ...amount].join(' · ')}
      states={
        <>
          <OrderStatusBadge status={status} isPickedUp={isPickedUp} forStudio />
          <PaymentBadge status={paymentStatus} refundedKurus={refundedKurus} />
        </>
      }
    />
  );
}

function BookingRow({ booking }: { readonly booking: CustomerBooking }) {
  const { id, title, date, startTime, endTime, quantity, status, paymentStatus, came, noShow } = booking;
  return (
    <Row
      to={adminPaths.booking(id)}
      title={title.trim() === '' ? 'Seramik Workshop' : title}
      facts={[
        `${formatDate(date)} ${formatTimeRange(startTime, endTime)}`,
        `${quantity} yer`,
        ...(came > 0 ? [`${came} geldi`] : []),
        ...(noShow > 0 ? [`${noShow} gelmedi`] : []),
      ].join(' · ')}
      states={
        <>
          <BookingStatusBadge status={status} />
          <PaymentBadge status={paymentStatus} />
        </>
      }
    />
  );
}

/** The filter of both lists by the person. */
function filterOf(person: Person): string {
  if ('customerId' in person) return new URLSearchParams({ customer_id: person.customerId }).toString();
  return new URLSearchParams(
    'email' in person ? { customer_email: person.email } : { customer_phone: person.phone },
  ).toString();
}
