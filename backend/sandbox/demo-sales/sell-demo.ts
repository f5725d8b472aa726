import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestedLine } from '../../contract/orders/quote.js';
import { studentPriceKurus } from '../../contract/workshops/session.js';
import { Customer } from '../../src/people/accounts/customer.entity.js';
import { Admin } from '../../src/admin/admin.entity.js';
import { BulkOrdersService } from '../../src/orders/bulk-orders/bulk-orders.service.js';
import { Product } from '../../src/catalog/product.entity.js';
import { OpenCheckoutService } from '../../src/checkout/open-checkout.service.js';
import { PlaceOrderService } from '../../src/checkout/place-order.service.js';
import { ChangeOrderStatusService } from '../../src/orders/back-office/change-order-status.service.js';
import { Order } from '../../src/orders/order.entity.js';
import { BankReturnService } from '../../src/payments/bank-return.service.js';
import { InformationRequestsService } from '../../src/workshops/information-requests/information-requests.service.js';
import { WorkshopSession } from '../../src/workshops/workshop-session.entity.js';
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
    const orderId = await sell(app, sale, `198.51.100.${index + 1}`);
    await serve(app, sale, orderId);
    await putBack(app, orderId, { hours: hoursSince(sale, index), isServed: sale.status !== undefined });
  }
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

/** Applies what the studio has done with the order since. */
async function serve(app: INestApplicationContext, sale: DemoSale, orderId: string): Promise<void> {
  const { status, cargo } = sale;
  if (!status) return;
  const { id: adminId } = await app.get(DataSource).manager.findOneByOrFail(Admin, {});
  const actor = { adminId, ipAddress: '198.51.100.200', userAgent: 'Toprak' };
  await app
    .get(ChangeOrderStatusService)
    .change(actor, { orderId, status, version: null, ...(cargo && { cargo }) });
}

/** Spreads the sales over different times of the day. */
function hoursSince({ daysAgo }: DemoSale, index: number): number {
  return 24 * daysAgo + ((index * 5) % 9);
}

async function putBack(
  app: INestApplicationContext,
  orderId: string,
  { hours, isServed }: { readonly hours: number; readonly isServed: boolean },
): Promise<void> {
  const { manager } = app.get(DataSource);
  const created = `${back('created_at')}, ${back('updated_at')}, ${back('paid_at')}`;
  await manager.query(`UPDATE "order" SET ${created} WHERE id = $1`, [orderId, hours]);
  await manager.query(`UPDATE booking SET ${created} WHERE order_id = $1`, [orderId, hours]);
  await manager.query(
    `UPDATE payment_attempt SET ${back('created_at')}, ${back('authorising_at')}, ${back('ended_at')}
     WHERE order_id = $1`,
    [orderId, hours],
  );
  await manager.query(`UPDATE log_entry SET ${back('created_at')} WHERE record_id = $1`, [orderId, hours]);
  // Notifications about orders that the studio has worked on are marked as read.
  await manager.query(
    `UPDATE studio_notification SET ${back('created_at')}, read_at = CASE WHEN $3 THEN now() END WHERE about_id = $1`,
    [orderId, hours, isServed],
  );
}

/** SQL that moves a column back by the hours in the second parameter. */
function back(column: string): string {
  return `${column} = ${column} - make_interval(hours => $2)`;
}

async function ask(app: INestApplicationContext): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const { hoursAgo, ...request } of DEMO_BULK_ORDERS) {
    await app.get(BulkOrdersService).ask(request);
    await manager.query(
      `UPDATE bulk_order_request SET ${back('created_at')}, ${back('due_at')} WHERE email = $1`,
      [request.email, hoursAgo],
    );
  }
  for (const { hoursAgo, ...request } of DEMO_INFORMATION_REQUESTS) {
    await app.get(InformationRequestsService).ask(request);
    await manager.query(`UPDATE information_request SET ${back('created_at')} WHERE email = $1`, [
      request.email,
      hoursAgo,
    ]);
  }
}
