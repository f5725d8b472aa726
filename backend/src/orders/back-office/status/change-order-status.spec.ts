import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../../seed/catalog.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { IyzicoControl } from '../../../../testing/iyzico-control.js';
import { sessionState, stockState } from '../../../../testing/ledger.js';
import { anActor, changeOrderStatus } from '../../../../testing/order-transitions.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../../testing/purchase.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import type { OrderStatus } from '../../../../contract/orders/order-status.js';
import type { RequestedLine } from '../../../../contract/checkout/quote.js';
import { ChangeBookingStatusService } from '../../../bookings/status/change-booking-status.service.js';
import { RemoveBookingService } from '../../../bookings/back-office/remove-booking.service.js';
import type { Product } from '../../../catalog/product.entity.js';
import type { OrderAtTheBank } from '../../../checkout/place-order.service.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import { PaymentSweeperService } from '../../../payments/payment-sweeper.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import type { WorkshopSession } from '../../../workshops/workshop-session.entity.js';
import { AdminOrderViewsService } from '../admin-order-views.service.js';
import { ChangeOrderStatusService } from './change-order-status.service.js';

describe('An order whose status the studio changes', () => {
  const shop = suiteShop();
  let actor: Actor;
  let mug: Product;
  let session: WorkshopSession;

  beforeAll(async () => {
    actor = await anActor(shop.app);
  });
  beforeEach(async () => {
    await new IyzicoControl(shop).clear();
    await emptyTables(
      shop.dataSource,
      'coupon',
      'workshop_session',
      'product',
      'hold',
      'order',
      'mail_message',
      'log_entry',
    );
    const { manager } = shop.dataSource;
    mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 2 });
    session = await aWorkshopSession(manager, { title: 'Çarkta ilk kâse', capacity: 4, priceKurus: 100_000 });
  });

  const place = (lines: RequestedLine[] = [pieces(mug, 2), seats(session, 3)]) =>
    placeCart(shop.app, { lines });
  const pay = async (placed: OrderAtTheBank) =>
    shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  const paid = async (lines?: RequestedLine[]) => {
    const placed = await place(lines);
    await pay(placed);
    return placed;
  };
  const transition = ({ orderId }: OrderAtTheBank, status: OrderStatus, version?: number) =>
    changeOrderStatus(shop.app, { orderId, status, ...(version !== undefined && { version }) }, actor);
  const view = ({ orderId }: OrderAtTheBank) => shop.app.get(AdminOrderViewsService).view(orderId);
  const onTheShelf = () => stockState(shop.dataSource, mug.id);
  const booked = () => sessionState(shop.dataSource, session.id);
  const mailsTo = async (template: string) =>
    shop.dataSource.query<unknown[]>('SELECT 1 FROM mail_message WHERE template = $1', [template]);
  const codes = (results: PromiseSettledResult<unknown>[]) =>
    results.map((result) =>
      result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code,
    );

  it('gives its goods back and takes them again, round after round, and tells its customer each time', async () => {
    const order = await paid();
    for (const round of [1, 2]) {
      await transition(order, 'cancelled');
      expect(await onTheShelf()).toEqual({ stock: 2, held: 0 });
      expect(await booked()).toMatchObject({ booked: 0, bookings: 0, returns: 3 * round });
      await transition(order, 'preparing');
      expect(await onTheShelf()).toEqual({ stock: 0, held: 0 });
      expect(await booked()).toMatchObject({ booked: 3, bookings: 1, sales: 3 * (round + 1) });
    }
    expect(await mailsTo('order-cancelled')).toHaveLength(2);
    expect(await mailsTo('order-reinstated')).toHaveLength(2);
    expect(await mailsTo('order-confirmation')).toHaveLength(1);
    expect(await mailsTo('booking-ticket')).toHaveLength(2);
    expect(await mailsTo('booking-cancelled')).toHaveLength(2);
    expect(await view(order)).toMatchObject({ status: 'preparing', hasGoods: true });
  });

  it('that was given up before it was paid is taken up with its tickets', async () => {
    const order = await place();
    await transition(order, 'cancelled');
    await transition(order, 'preparing');
    expect(await booked()).toMatchObject({ booked: 3, bookings: 1 });
    expect(await mailsTo('booking-ticket')).toHaveLength(1);
    expect(await mailsTo('order-confirmation')).toHaveLength(0);
  });

  it.each([
    ['returns nothing to a stock that was unlimited at the time of the sale', true, { stock: 5, held: 0 }],
    ['returns counted pieces even if the stock is unlimited by now', false, { stock: 7, held: 0 }],
  ])('%s', async (_what, wasUnlimited, after) => {
    const limit = (isUnlimited: boolean, stock: number) =>
      shop.dataSource.query('UPDATE product SET is_unlimited = $1, stock_quantity = $2', [
        isUnlimited,
        stock,
      ]);
    await limit(wasUnlimited, 2);
    const order = await paid([pieces(mug, 2)]);
    await limit(!wasUnlimited, 5);

    await transition(order, 'cancelled');

    expect(await onTheShelf()).toEqual(after);
  });

  it('stays cancelled, and names what is missing, when others have its goods now', async () => {
    const order = await paid();
    await transition(order, 'cancelled');
    await paid([pieces(mug, 1), seats(session, 2)]);
    await expect(transition(order, 'confirmed')).rejects.toMatchObject({
      code: 'goods_gone',
      params: { what: 'Kupa, Çarkta ilk kâse' },
    });
    expect(await view(order)).toMatchObject({ status: 'cancelled', hasGoods: false });
    expect(await onTheShelf()).toEqual({ stock: 1, held: 0 });
    expect(await booked()).toMatchObject({ booked: 2, bookings: 1 });
    expect(await mailsTo('order-reinstated')).toHaveLength(0);
  });

  it('tells of a parcel’s new number also when only the number is new', async () => {
    const order = await paid([pieces(mug, 1)]);
    await transition(order, 'shipped');
    const cargo = { company: 'Aras Kargo', trackingNumber: '740021' };
    await shop.app
      .get(ChangeOrderStatusService)
      .change(actor, { orderId: order.orderId, status: 'shipped', cargo, version: null });

    expect(await view(order)).toMatchObject({ status: 'shipped', cargo: { trackingNumber: '740021' } });
    expect(await mailsTo('order-shipped')).toHaveLength(2);
  });

  it('returns money, pieces and seats once when a booking of it is cancelled at the same moment', async () => {
    const order = await paid();
    const [booking] = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM booking');
    const cancelBooking = () =>
      shop.app.get(ChangeBookingStatusService).change(actor, {
        bookingId: booking?.id ?? '',
        status: 'cancelled',
        version: null,
        refundsMoney: true,
      });

    await Promise.all([transition(order, 'cancelled'), cancelBooking()]);

    expect(await onTheShelf()).toEqual({ stock: 2, held: 0 });
    expect(await booked()).toMatchObject({ booked: 0, bookings: 0, sales: 3, returns: 3 });
    const [{ back }] = await shop.dataSource.query<[{ back: number }]>(
      'SELECT sum(amount_kurus)::int AS back FROM refund',
    );
    expect(back).toBe(428_000);
  });

  it('is cancelled once by two admins, of whom the second is told', async () => {
    const order = await paid();
    const { version } = await view(order);
    const results = await Promise.allSettled([
      transition(order, 'cancelled', version),
      transition(order, 'cancelled', version),
    ]);
    expect(codes(results).sort()).toEqual(['changed_meanwhile', 'done']);
    expect(await onTheShelf()).toEqual({ stock: 2, held: 0 });
    expect(await mailsTo('order-cancelled')).toHaveLength(1);
    expect(await shop.dataSource.query('SELECT amount_kurus FROM refund')).toEqual([
      { amount_kurus: 428_000 },
    ]);
  });

  it('has its last piece only once when two are reinstated for it at the same time', async () => {
    const orders = [await paid([pieces(mug)]), await paid([pieces(mug)])];
    for (const order of orders) await transition(order, 'cancelled');
    await shop.dataSource.query('UPDATE product SET stock_quantity = 1');
    const results = await Promise.allSettled(orders.map((order) => transition(order, 'confirmed')));
    expect(codes(results).sort()).toEqual(['done', 'goods_gone']);
    expect(await onTheShelf()).toEqual({ stock: 0, held: 0 });
  });

  it('ends one way only when the bank returns while it is cancelled', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await place([pieces(mug)]);
      const { fields } = await confirmAtBank(order);
      const [cancelled] = codes(
        await Promise.allSettled([
          transition(order, 'cancelled'),
          shop.app.get(BankReturnService).receive(fields),
        ]),
      );
      await shop.app.get(PaymentSweeperService).sweep();
      const { status, paymentStatus, hasGoods } = await view(order);
      const ways = {
        done: { status: 'cancelled', hasGoods: false },
        payment_running: { status: 'confirmed', hasGoods: true },
      };
      expect({ status, hasGoods }).toEqual(ways[cancelled as keyof typeof ways]);
      expect(paymentStatus).not.toBe(status === 'cancelled' ? 'paid' : 'unpaid');
      if (status !== 'cancelled') await transition(order, 'cancelled');
      expect(await onTheShelf()).toEqual({ stock: 2, held: 0 });
    }
  });

  it('is not changed while its charge is under way', async () => {
    const order = await place();
    await shop.dataSource.query(`UPDATE payment_attempt SET status = 'authorising', bank_page = NULL`);
    for (const status of ['cancelled', 'confirmed'] as const) {
      await expect(transition(order, status)).rejects.toMatchObject({ code: 'payment_running', status: 409 });
    }
    expect(await onTheShelf()).toEqual({ stock: 2, held: 2 });
  });

  it('goes on without a card when the studio confirms it, and the bank charges nothing any more', async () => {
    const order = await place();
    const { fields } = await confirmAtBank(order);
    await transition(order, 'confirmed');
    await shop.app.get(BankReturnService).receive(fields);
    expect(await view(order)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'unpaid',
      hasGoods: true,
      refundableKurus: 0,
    });
    expect(await onTheShelf()).toEqual({ stock: 0, held: 0 });
    expect(await booked()).toMatchObject({ booked: 3, held: 0, bookings: 1 });
    expect(await shop.dataSource.query('SELECT payment_status FROM booking')).toEqual([
      { payment_status: 'unpaid' },
    ]);
    expect(await mailsTo('order-confirmation')).toHaveLength(1);
    await transition(order, 'cancelled');
    expect(await onTheShelf()).toEqual({ stock: 2, held: 0 });
    expect(await shop.dataSource.query('SELECT 1 FROM refund')).toEqual([]);
  });

  it('releases what an unpaid order holds when it is cancelled', async () => {
    const order = await place();
    await transition(order, 'cancelled');
    expect(await onTheShelf()).toEqual({ stock: 2, held: 0 });
    expect(await booked()).toMatchObject({ booked: 0, held: 0 });
  });

  it('leaves bookings alone that were cancelled or have taken place on their own', async () => {
    const order = await paid([pieces(mug), seats(session, 1)]);
    await shop.dataSource.query(`UPDATE booking SET status = 'completed', date = '2025-05-17'`);
    await transition(order, 'cancelled');
    await transition(order, 'confirmed');
    expect(await booked()).toMatchObject({ booked: 1, sales: 1, returns: 0 });
    expect(await shop.dataSource.query('SELECT status FROM booking')).toEqual([{ status: 'completed' }]);
  });

  it('gives back the seats of a booking that was called completed ahead of its day, and takes them again', async () => {
    const order = await paid([seats(session, 2)]);
    await shop.dataSource.query(`UPDATE booking SET status = 'completed'`);
    await transition(order, 'cancelled');
    expect(await booked()).toMatchObject({ booked: 0, sales: 2, returns: 2 });
    expect(await shop.dataSource.query('SELECT status FROM booking')).toEqual([{ status: 'cancelled' }]);
    await transition(order, 'confirmed');
    expect(await booked()).toMatchObject({ booked: 2, bookings: 1 });
  });

  it.each(['before', 'after'] as const)(
    'stays cancelled when a booking of it was deleted %s that: it would come back without its seats',
    async (when) => {
      const order = await paid([pieces(mug), seats(session, 2)]);
      const [booking] = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM booking');
      const remove = () =>
        shop.app.get(RemoveBookingService).remove(actor, { bookingId: booking?.id ?? '', version: null });
      if (when === 'before') await remove();
      await transition(order, 'cancelled');
      if (when === 'after') await remove();

      await expect(transition(order, 'confirmed')).rejects.toMatchObject({
        code: 'order_booking_removed',
        params: { what: 'Çarkta ilk kâse' },
      });
      expect(await view(order)).toMatchObject({ status: 'cancelled' });
      expect(await onTheShelf()).toEqual({ stock: 2, held: 0 });
      expect(await booked()).toMatchObject({ booked: 0, bookings: 0 });
    },
  );

  it('writes down who changed it, and what it was before', async () => {
    const order = await paid([pieces(mug)]);
    await transition(order, 'preparing');
    const [entry] = await shop.dataSource.query<{ details: unknown; user_id: string; event_type: string }[]>(
      `SELECT event_type, user_id, details FROM log_entry WHERE record_kind = 'order' AND event_type = 'order_updated'`,
    );
    expect(entry).toMatchObject({
      event_type: 'order_updated',
      user_id: actor.adminId,
      details: {
        event: 'order_status_changed',
        before: { status: 'confirmed' },
        after: { status: 'preparing' },
      },
    });
  });

  it('is refused by the ledger itself when a program gives back what was not taken', async () => {
    const order = await paid([pieces(mug)]);
    const move = (kind: string, round: number) =>
      shop.dataSource.query(
        `INSERT INTO stock_movement (product_id, order_line_id, kind, quantity, round)
         SELECT product_id, id, $2, 1, $3 FROM order_line WHERE order_id = $1`,
        [order.orderId, kind, round],
      );
    await expect(move('return', 2)).rejects.toThrow('stock_movement_in_order');
    await expect(move('sale', 2)).rejects.toThrow('stock_movement_in_order');
    await expect(move('sale', 1)).rejects.toThrow('stock_movement_once_a_round');
    await move('return', 1);
    await move('sale', 2);
  });
});
