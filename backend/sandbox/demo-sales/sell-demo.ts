import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OrderStatus } from '../../contract/orders/order-status.js';
import type { RequestedLine } from '../../contract/checkout/quote.js';
import { studentPriceKurus } from '../../contract/workshops/session.js';
import { Customer } from '../../src/people/accounts/customer.entity.js';
import { Admin } from '../../src/admin/admin.entity.js';
import { BulkOrdersService } from '../../src/orders/bulk-orders/bulk-orders.service.js';
import { Product } from '../../src/catalog/product.entity.js';
import { OpenCheckoutService } from '../../src/checkout/open-checkout.service.js';
import { PlaceOrderService } from '../../src/checkout/place-order.service.js';
import { ChangeOrderStatusService } from '../../src/orders/back-office/status/change-order-status.service.js';
import { Order } from '../../src/orders/order.entity.js';
import { BankReturnService } from '../../src/payments/bank-return.service.js';
import { InformationRequestsService } from '../../src/workshops/information-requests/information-requests.service.js';
import { WorkshopSession } from '../../src/workshops/workshop-session.entity.js';
import { hoursAgo } from './hours-ago.js';
import { visitBank } from '../iyzico/bank-visitor.js';
import {
  DEMO_BULK_ORDERS,
  DEMO_INFORMATION_REQUESTS,
  DEMO_SALES,
  type DemoSale,
} from './demo-sales.texts.js';

const CARD = { cardNumber: '5528790000000008', expireMonth: '12', expireYear: '2030', cvc: '123' };

/**
 * Creates six weeks of sales through the shop's own services and the stand-in bank, so that the back office
 * has data to show. Does nothing when there are orders already.
 */
export async function sellDemo(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  if (await manager.exists(Order)) return;
  for (const [index, sale] of DEMO_SALES.entries()) {
    const hours = hoursSince(sale, index);
    const orderId = await hoursAgo(manager, hours, () => sell(app, sale, `198.51.100.${index + 1}`));
    await serve(app, sale, { orderId, hours });
  }
  await manager.query(TELL_ORDER_TIMES);
  await ask(app);
}

/** Buys from the checkout to the bank and back. */
async function sell(app: INestApplicationContext, sale: DemoSale, ipAddress: string): Promise<string> {
  const { buyer, notes = '', couponCode = null } = sale;
  const { manager } = app.get(DataSource);
  const customer = await manager.findOneBy(Customer, { email: buyer.email });
  const who = { customerId: customer?.id ?? null, ipAddress };
  const lines = await linesOf(app, sale);
  const hold = await app.get(OpenCheckoutService).open({ ...who, lines, couponCode });
  const { orderId, bankPage } = await app.get(PlaceOrderService).place({
    ...who,
    holdId: hold.id,
    buyer: { customer: buyer, address: hold.quote.needsAddress ? buyer.address : null, notes },
    expectedTotalKurus: hold.quote.totalKurus,
    documentsSha256: null,
    card: { ...CARD, cardHolderName: `${buyer.name} ${buyer.surname}`.toLocaleUpperCase('tr') },
  });
  const wayBack = await visitBank(bankPage ?? '');
  if (!wayBack) throw new Error(`The bank did not send ${buyer.email} back.`);
  await app.get(BankReturnService).receive(wayBack.fields);
  return orderId;
}

async function linesOf(
  app: INestApplicationContext,
  { pieces = {}, seats }: DemoSale,
): Promise<RequestedLine[]> {
  const { manager } = app.get(DataSource);
  const lines: RequestedLine[] = [];
  for (const [name, quantity] of Object.entries(pieces)) {
    const { id, priceKurus } = await manager.findOneByOrFail(Product, { name });
    lines.push({ kind: 'product', id, quantity, isStudent: false, unitPriceKurus: priceKurus });
  }
  if (seats) {
    const { quantity, isStudent = false } = seats;
    const { id, priceKurus, studentPriceKurus: own } = await comingSession(app, seats);
    const unitPriceKurus = isStudent ? studentPriceKurus(priceKurus, own) : priceKurus;
    lines.push({ kind: 'workshop', id, quantity, isStudent, unitPriceKurus });
  }
  return lines;
}

/** Not a session of tomorrow, for which the demo would send reminders to all guests at once. */
async function comingSession(
  app: INestApplicationContext,
  { title, quantity }: NonNullable<DemoSale['seats']>,
): Promise<WorkshopSession> {
  return app
    .get(DataSource)
    .manager.createQueryBuilder(WorkshopSession, 'session')
    .where('session.title LIKE :title', { title: `${title}%` })
    .andWhere(`session.date > current_date + 2`)
    .andWhere('session.capacity - session.booked_seats - session.held_seats > :quantity', { quantity })
    .orderBy('session.date')
    .addOrderBy('session.start_time')
    .limit(1)
    .getOneOrFail();
}

/** The days that the studio takes for what it has done with an order. */
const DAYS_UNTIL: Partial<Record<OrderStatus, number>> = {
  cancelled: 1,
  preparing: 1,
  shipped: 2,
  in_transit: 3,
  delivered: 5,
};

/** Applies what the studio has done with the order since, at the time when it did. */
async function serve(
  app: INestApplicationContext,
  { status, cargo }: DemoSale,
  { orderId, hours }: { readonly orderId: string; readonly hours: number },
): Promise<void> {
  if (!status) return;
  const { manager } = app.get(DataSource);
  const { id: adminId } = await manager.findOneByOrFail(Admin, {});
  const actor = { adminId, ipAddress: '198.51.100.200', userAgent: 'Toprak' };
  await hoursAgo(manager, hours - 24 * (DAYS_UNTIL[status] ?? 0), async () => {
    await app
      .get(ChangeOrderStatusService)
      .change(actor, { orderId, status, version: null, ...(cargo && { cargo }) });
    await manager.query('UPDATE studio_notification SET read_at = clock_timestamp() WHERE about_id = $1', [
      orderId,
    ]);
  });
}

/** The mails of a sale name the day of the order, which was dated back after they were written. */
const TELL_ORDER_TIMES = `
  UPDATE mail_message told
  SET payload = jsonb_set(told.payload, '{placedAt}',
    to_jsonb(to_char(bought.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  FROM "order" bought
  WHERE told.payload ? 'placedAt' AND told.dedupe_key LIKE '%' || bought.id || '%'`;

/** Spreads the sales over different times of the day. */
function hoursSince({ daysAgo }: DemoSale, index: number): number {
  return 24 * daysAgo + ((index * 5) % 9);
}

/** The notifications of bulk orders name the promised time, which was dated back with the request. */
const TELL_PROMISED_TIMES = `
  UPDATE studio_notification told
  SET message = regexp_replace(told.message, '\\d{2}\\.\\d{2}\\.\\d{4} \\d{2}:\\d{2}',
    to_char(request.due_at AT TIME ZONE 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI'))
  FROM bulk_order_request request WHERE request.id = told.about_id`;

async function ask(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const { hoursAgo: hours, ...request } of DEMO_BULK_ORDERS) {
    await hoursAgo(manager, hours, () => app.get(BulkOrdersService).ask(request));
  }
  await manager.query(TELL_PROMISED_TIMES);
  for (const { hoursAgo: hours, ...request } of DEMO_INFORMATION_REQUESTS) {
    await hoursAgo(manager, hours, () => app.get(InformationRequestsService).ask(request));
  }
}
