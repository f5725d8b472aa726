import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { aProduct } from '../seed/catalog.js';
import { aCoupon } from '../seed/coupons.js';
import { aWorkshopSession } from '../seed/workshops.js';
import { Booking } from '../src/bookings/booking.entity.js';
import { CouponRecord } from '../src/coupons/coupon.entity.js';
import { Order } from '../src/orders/order.entity.js';
import { LinkKeysService } from '../src/platform/security/link-keys.service.js';
import { pieces, placeCart, seats } from './purchase.js';

const GIFT = 'HEDIYE';

export interface PaidOrder {
  readonly orderId: string;
  /** The key in the address of the order's page. */
  readonly accessKey: string;
  readonly bookingId: string;
  readonly ticketKey: string;
}

/** An order of two mugs and a seat that a coupon pays for; of a customer, or of a guest with an address. */
export async function aPaidOrder(
  app: INestApplicationContext,
  buyer: { readonly customerId: string } | { readonly email: string },
): Promise<PaidOrder> {
  const { manager } = app.get(DataSource);
  if (!(await manager.existsBy(CouponRecord, { code: GIFT }))) {
    await aCoupon(manager, { code: GIFT, valueHundredths: 10_000, usageLimit: null });
  }
  const mug = await aProduct(manager, { name: 'Kupa', priceKurus: 64_000 });
  const session = await aWorkshopSession(manager, { priceKurus: 100_000 });
  const { orderId } = await placeCart(app, {
    lines: [pieces(mug, 2), seats(session)],
    couponCode: GIFT,
    customerId: 'customerId' in buyer ? buyer.customerId : null,
  });
  if ('email' in buyer) {
    await manager.query('UPDATE "order" SET email = $2 WHERE id = $1', [orderId, buyer.email]);
  }
  const order = await manager.findOneByOrFail(Order, { id: orderId });
  const booking = await manager.findOneByOrFail(Booking, { orderId });
  const keys = app.get(LinkKeysService);
  return {
    orderId,
    accessKey: keys.keyOf('order', order),
    bookingId: booking.id,
    ticketKey: keys.keyOf('ticket', booking),
  };
}
