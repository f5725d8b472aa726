import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aCustomer } from '../../../seed/customers.js';
import { aProduct } from '../../../seed/catalog.js';
import { aWorkshopSession } from '../../../seed/workshops.js';
import { emptyTables } from '../../../testing/empty-tables.js';
import { IyzicoControl } from '../../../testing/iyzico-control.js';
import { anActor, changeOrderStatus } from '../../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../testing/purchase.js';
import { theRestOf } from '../../../testing/refunds.js';
import { suiteShop } from '../../../testing/suite-shop.js';
import type { OrderView } from '../../../contract/orders/order.views.js';
import type { RequestedLine } from '../../../contract/checkout/quote.js';
import { OrderViewService } from '../../checkout/order-view.service.js';
import type { OrderAtTheBank } from '../../checkout/place-order.service.js';
import type { OrderTransitionFacts } from '../../notifications/mail/facts/order-mail-facts.js';
import { CustomerOrdersService } from '../../orders/customer-orders.service.js';
import { AdminOrderViewsService } from '../../orders/back-office/admin-order-views.service.js';
import { RefundOrderService } from '../../orders/back-office/money/refund-order.service.js';
import { BankReturnService } from '../../payments/bank-return.service.js';
import { PaymentSweeperService } from '../../payments/payment-sweeper.service.js';
import type { WorkshopSession } from '../../workshops/workshop-session.entity.js';
import { Booking } from '../booking.entity.js';
import { ChangeBookingStatusService } from '../status/change-booking-status.service.js';
import { RemoveBookingService } from './remove-booking.service.js';

const shop = suiteShop({ HOLDS_PER_NETWORK: '1000' });
let sessions: WorkshopSession[];

beforeEach(async () => {
  await new IyzicoControl(shop).clear();
  await emptyTables(
    shop.dataSource,
    'workshop_session',
    'product',
    'hold',
    'order',
    'mail_message',
    'log_entry',
  );
  const { manager } = shop.dataSource;
  sessions = [
    await aWorkshopSession(manager, { capacity: 8, priceKurus: 100_000, title: 'Çark' }),
    await aWorkshopSession(manager, { capacity: 8, priceKurus: 80_000, title: 'Cam' }),
  ];
});

const buy = async (lines: RequestedLine[], customerId: string | null = null) => {
  const placed = await placeCart(shop.app, { lines, customerId });
  await shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  return placed;
};
const aMug = () => aProduct(shop.dataSource.manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 10 });
const viewOf = ({ orderId, orderUrl }: OrderAtTheBank): Promise<OrderView> => {
  const accessKey = new URL(orderUrl, 'https://toprak.example').searchParams.get('anahtar') ?? '';
  return shop.app.get(OrderViewService).view(orderId, accessKey);
};
const bookingsOf = ({ orderId }: OrderAtTheBank) =>
  shop.dataSource.manager.find(Booking, { where: { orderId }, order: { totalKurus: 'DESC' } });
const sweep = () => shop.app.get(PaymentSweeperService).sweep();
const setStatus = async (
  booking: Booking,
  status: Booking['status'],
  refundsMoney: boolean | 'if_any' = 'if_any',
) =>
  shop.app.get(ChangeBookingStatusService).change(await anActor(shop.app), {
    ...{ bookingId: booking.id, version: null, status, refundsMoney },
  });
const refundAll = async (placed: OrderAtTheBank) => {
  const lines = theRestOf(await shop.app.get(AdminOrderViewsService).view(placed.orderId));
  const decision = { orderId: placed.orderId, lines, requestKey: randomUUID() };
  await shop.app.get(RefundOrderService).refund(await anActor(shop.app), decision);
};
const endings = ({ orderId }: OrderAtTheBank) =>
  shop.dataSource.query<{ username: string | null; status: string }[]>(
    `SELECT username, details->'after'->>'status' AS status FROM log_entry
     WHERE record_kind = 'order' AND record_id = $1 AND event_type = 'order_updated' ORDER BY id`,
    [orderId],
  );

describe('A seat that is cancelled in an order that goes on', () => {
  it('is told on the order’s page, with what came back', async () => {
    const placed = await buy([pieces(await aMug()), seats(sessions[0]!)]);
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'cancelled');
    expect(await viewOf(placed)).toMatchObject({
      status: 'confirmed',
      refundedKurus: 0,
      pendingRefundKurus: 100_000,
      leftVatKurus: Math.round((64_000 * 20) / 120),
      lines: [
        { isCancelled: false, refundRequestedKurus: 0 },
        { isCancelled: true, refundRequestedKurus: 100_000 },
      ],
    });
    await sweep();
    expect(await viewOf(placed)).toMatchObject({
      status: 'confirmed',
      refundedKurus: 100_000,
      pendingRefundKurus: 0,
    });
  });

  it('is no part of the later mails, whose totals say what came back', async () => {
    const placed = await buy([pieces(await aMug()), seats(sessions[0]!)]);
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'cancelled');
    await sweep();
    await changeOrderStatus(shop.app, { orderId: placed.orderId, status: 'shipped' });
    const [mail] = await shop.dataSource.query<{ payload: OrderTransitionFacts }[]>(
      `SELECT payload FROM mail_message WHERE template = 'order-shipped'`,
    );
    expect(mail?.payload).toMatchObject({
      hasPieces: true,
      hasSeats: false,
      lines: [{ isCancelled: false }, { isCancelled: true }],
      afterRefund: { refundKurus: 100_000, leftKurus: 64_000 },
    });
  });

  it('is told in the list of its customer', async () => {
    const { id } = await aCustomer(shop.dataSource.manager);
    const placed = await buy([pieces(await aMug()), seats(sessions[0]!, 2)], id);
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'cancelled');
    const { orders } = await shop.app.get(CustomerOrdersService).page(id, null);
    expect(orders).toMatchObject([{ pieces: 1, seats: 2, cancelledSeats: 2 }]);
  });
});

describe('An order of which nothing is left', () => {
  it('ends by itself once the last money is back, and the history names nobody', async () => {
    const placed = await buy([seats(sessions[0]!), seats(sessions[1]!)]);
    const [first, second] = await bookingsOf(placed);
    await setStatus(first!, 'cancelled');
    await sweep();
    expect((await viewOf(placed)).status).toBe('confirmed');
    await setStatus(second!, 'cancelled');
    expect((await viewOf(placed)).status).toBe('confirmed');
    await sweep();
    expect(await viewOf(placed)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      payment: { phase: 'refunded', isCancelled: true },
    });
    expect(await endings(placed)).toEqual([{ username: null, status: 'cancelled' }]);
  });

  it('ends with its last seat when the money was back before', async () => {
    const placed = await buy([seats(sessions[0]!)]);
    await refundAll(placed);
    await sweep();
    expect((await viewOf(placed)).status).toBe('confirmed');
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'cancelled', false);
    expect((await viewOf(placed)).status).toBe('cancelled');
  });

  it('ends once, whoever of the refund and the cancellations is last', async () => {
    const placed = await buy([seats(sessions[0]!), seats(sessions[1]!)]);
    const [first, second] = await bookingsOf(placed);
    await refundAll(placed);
    await Promise.all([
      sweep(),
      setStatus(first!, 'cancelled', false),
      setStatus(second!, 'cancelled', false),
      sweep(),
    ]);
    await sweep();
    expect((await viewOf(placed)).status).toBe('cancelled');
    expect((await endings(placed)).filter(({ status }) => status === 'cancelled')).toHaveLength(1);
  });

  it.each(['a', 'b', 'c', 'd'])(
    'ends once when all its seats are cancelled and refunded at once (%s)',
    async () => {
      const placed = await buy([seats(sessions[0]!), seats(sessions[1]!)]);
      const bookings = await bookingsOf(placed);
      await Promise.all(bookings.map((booking) => setStatus(booking, 'cancelled').then(sweep)));
      await sweep();
      expect(await viewOf(placed)).toMatchObject({ status: 'cancelled', refundedKurus: 180_000 });
      expect(await endings(placed)).toHaveLength(1);
    },
  );

  it('stays open while the studio keeps money', async () => {
    const placed = await buy([seats(sessions[0]!)]);
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'cancelled', false);
    expect((await viewOf(placed)).status).toBe('confirmed');
  });

  it('stays open while a piece is to be sent, though all money is back', async () => {
    const placed = await buy([pieces(await aMug()), seats(sessions[0]!)]);
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'cancelled');
    await refundAll(placed);
    await sweep();
    expect(await viewOf(placed)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' });
  });

  it('goes on when one of its seats is taken again', async () => {
    const placed = await buy([seats(sessions[0]!)]);
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'cancelled');
    await sweep();
    await setStatus(booking!, 'confirmed', false);
    expect((await viewOf(placed)).status).toBe('confirmed');
  });

  it('stays cancelled when the studio cancelled it, whichever seat is taken again', async () => {
    const placed = await buy([seats(sessions[0]!)]);
    await changeOrderStatus(shop.app, { orderId: placed.orderId, status: 'cancelled' });
    const [booking] = await bookingsOf(placed);
    await setStatus(booking!, 'confirmed', false);
    expect((await viewOf(placed)).status).toBe('cancelled');
  });

  it('ends with a booking that is deleted after its money went back', async () => {
    const placed = await buy([seats(sessions[0]!)]);
    await refundAll(placed);
    await sweep();
    const [booking] = await bookingsOf(placed);
    await shop.app.get(RemoveBookingService).remove(await anActor(shop.app), {
      bookingId: booking!.id,
      version: null,
    });
    expect((await viewOf(placed)).status).toBe('cancelled');
  });
});
