import { beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../../../../seed/catalog.js';
import { aCoupon } from '../../../../seed/coupons.js';
import { aWorkshopSession } from '../../../../seed/workshops.js';
import { emptyTables } from '../../../../testing/empty-tables.js';
import { IyzicoControl } from '../../../../testing/iyzico-control.js';
import { confirmAtBank, pieces, placeCart, seats } from '../../../../testing/purchase.js';
import { anActor, changeOrderStatus } from '../../../../testing/order-transitions.js';
import { suiteShop } from '../../../../testing/suite-shop.js';
import type { RequestedLine } from '../../../../contract/checkout/quote.js';
import type { Product } from '../../../catalog/product.entity.js';
import { Booking } from '../../../bookings/booking.entity.js';
import { ChangeBookingStatusService } from '../../../bookings/status/change-booking-status.service.js';
import { OrderViewService } from '../../../checkout/order-view.service.js';
import type { OrderAtTheBank } from '../../../checkout/place-order.service.js';
import type { WorkshopSession } from '../../../workshops/workshop-session.entity.js';
import { BankReturnService } from '../../../payments/bank-return.service.js';
import { PaymentSweeperService } from '../../../payments/payment-sweeper.service.js';

describe('An order that the studio cancels', () => {
  const shop = suiteShop({ HOLDS_PER_ADDRESS: '1000' });
  let mug: Product;
  let session: WorkshopSession;

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
    );
    const { manager } = shop.dataSource;
    mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000, stockQuantity: 10 });
    session = await aWorkshopSession(manager, { capacity: 8, priceKurus: 100_000 });
    await aCoupon(manager, { code: 'HEDIYE', valueHundredths: 10_000 });
  });

  const place = (lines: RequestedLine[], couponCode?: string) =>
    placeCart(shop.app, { lines, ...(couponCode !== undefined && { couponCode }) });
  const pay = async (placed: OrderAtTheBank) =>
    shop.app.get(BankReturnService).receive((await confirmAtBank(placed)).fields);
  const cancel = ({ orderId }: OrderAtTheBank, refundsMoney = true) =>
    changeOrderStatus(shop.app, { orderId, status: 'cancelled', refundsMoney });
  const phaseOf = async ({ orderId, orderUrl }: OrderAtTheBank) => {
    const accessKey = new URL(orderUrl, 'https://toprak.example').searchParams.get('anahtar') ?? '';
    const { payment } = await shop.app.get(OrderViewService).view(orderId, accessKey);
    return { phase: payment.phase, isCancelled: payment.isCancelled };
  };
  const toldTheBuyer = async () => {
    const mails = await shop.dataSource.query<{ template: string; payload: Record<string, unknown> }[]>(
      `SELECT template, payload FROM mail_message WHERE recipient = 'ayse@toprak.example'
       AND template IN ('order-cancelled', 'payment-refunded', 'booking-cancelled') ORDER BY template`,
    );
    return mails.map(({ template, payload }) => [
      template,
      template === 'booking-cancelled'
        ? (payload['refundLines'] as string[]).length > 0
        : (payload['newRefundKurus'] ?? payload['refundedKurus']),
    ]);
  };

  it('tells the buyer once, and of no money where a coupon had paid for everything', async () => {
    const placed = await place([pieces(mug)], 'HEDIYE');
    expect(await phaseOf(placed)).toEqual({ phase: 'paid', isCancelled: false });
    await cancel(placed);
    await cancel(placed);
    expect(await toldTheBuyer()).toEqual([['order-cancelled', 0]]);
    expect(await phaseOf(placed)).toEqual({ phase: 'cancelled', isCancelled: true });
  });

  it('promises no money for seats that cost nothing', async () => {
    await cancel(await place([seats(session)], 'HEDIYE'));
    expect(await toldTheBuyer()).toEqual([
      ['booking-cancelled', false],
      ['order-cancelled', 0],
    ]);
  });

  it('tells the buyer at once, and again when the money is back', async () => {
    const placed = await place([pieces(mug), seats(session)]);
    await pay(placed);
    await cancel(placed);
    const cancelled = [
      ['booking-cancelled', true],
      ['order-cancelled', 164_000],
    ];
    expect(await toldTheBuyer()).toEqual(cancelled);
    expect(await phaseOf(placed)).toEqual({ phase: 'refunding', isCancelled: true });
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await toldTheBuyer()).toEqual([...cancelled, ['payment-refunded', 164_000]]);
    expect(await phaseOf(placed)).toEqual({ phase: 'refunded', isCancelled: true });
  });

  it('promises nothing where the studio returns the money by hand', async () => {
    const placed = await place([pieces(mug)]);
    await pay(placed);
    await cancel(placed, false);
    expect(await toldTheBuyer()).toEqual([['order-cancelled', 0]]);
    expect(await phaseOf(placed)).toEqual({ phase: 'cancelled', isCancelled: true });
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await toldTheBuyer()).toHaveLength(1);
  });

  it('ends by itself after its only workshop was cancelled and the money went back, without one more mail', async () => {
    const placed = await place([seats(session)]);
    await pay(placed);
    const booking = await shop.dataSource.manager.findOneByOrFail(Booking, { orderId: placed.orderId });
    await shop.app.get(ChangeBookingStatusService).change(await anActor(shop.app), {
      bookingId: booking.id,
      version: null,
      status: 'cancelled',
      refundsMoney: 'if_any',
    });
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await phaseOf(placed)).toEqual({ phase: 'refunded', isCancelled: true });
    expect(await toldTheBuyer()).toEqual([['booking-cancelled', true]]);
  });

  it('goes on by arrangement when it is taken up again after its money went back', async () => {
    const placed = await place([pieces(mug)]);
    await pay(placed);
    await cancel(placed);
    await shop.app.get(PaymentSweeperService).sweep();
    await changeOrderStatus(shop.app, { orderId: placed.orderId, status: 'confirmed' });
    expect(await phaseOf(placed)).toEqual({ phase: 'by_arrangement', isCancelled: false });
  });

  it('is another thing than an order whose money came when it could not be fulfilled', async () => {
    const placed = await place([pieces(mug)]);
    const { fields } = await confirmAtBank(placed);
    await shop.dataSource.query('UPDATE payment_attempt SET amount_kurus = 100');
    await shop.app.get(BankReturnService).receive(fields);
    expect(await phaseOf(placed)).toEqual({ phase: 'refunding', isCancelled: false });
    await shop.app.get(PaymentSweeperService).sweep();
    expect(await phaseOf(placed)).toEqual({ phase: 'refunded', isCancelled: false });
    expect(await toldTheBuyer()).toEqual([['payment-refunded', 64_000]]);
  });
});
