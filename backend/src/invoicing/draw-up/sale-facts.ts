import type { EntityManager } from 'typeorm';
import { type LocalDate, studioDate } from '../../../contract/common/dates.js';
import type { DocumentPayment, SaleFacts } from '../../../contract/invoicing/sales-document.js';
import type { PaymentMethod } from '../../../contract/payments/payment-method.js';

interface OrderRow extends Pick<SaleFacts, 'channel' | 'carrier' | 'orderShortId'> {
  readonly createdAt: Date;
}

interface PaymentRow {
  readonly method: PaymentMethod;
  readonly kurus: number;
  readonly receivedAt: Date;
}

/** What a document tells of its sale, as it is now. */
export async function readSaleFacts(
  manager: EntityManager,
  orderId: string,
  supplyDate: LocalDate,
): Promise<SaleFacts> {
  const [order] = await manager.query<[OrderRow]>(
    `SELECT channel, short_id AS "orderShortId", created_at AS "createdAt",
       (SELECT string_agg(DISTINCT carrier, ', ') FROM parcel WHERE order_id = "order".id AND left_at IS NOT NULL) AS carrier
     FROM "order" WHERE id = $1`,
    [orderId],
  );
  const payments = await manager.query<PaymentRow[]>(
    `SELECT method, amount_kurus AS kurus, received_at AS "receivedAt" FROM order_payment payment
     WHERE order_id = $1 AND is_counted AND reverses_id IS NULL
       AND NOT EXISTS (SELECT FROM order_payment reversal WHERE reversal.reverses_id = payment.id)
     ORDER BY received_at, id`,
    [orderId],
  );
  const { createdAt, ...facts } = order;
  return { ...facts, orderDate: studioDate(createdAt), supplyDate, payments: payments.map(inDays) };
}

function inDays({ receivedAt, ...payment }: PaymentRow): DocumentPayment {
  return { ...payment, date: studioDate(receivedAt) };
}
