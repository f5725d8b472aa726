import type { EntityManager } from 'typeorm';
import type { PricedLine } from '../../../contract/orders/order-totals.js';
import type { AdminOrderRow } from '../../../contract/orders/admin-orders.views.js';

/**
 * An order as the lists and the table for download show it. The customer's name and address are the account's
 * where the order has none.
 */
export interface OrderRecord extends Omit<AdminOrderRow, 'createdAt' | 'updatedAt'> {
  /** Null for a guest's order. */
  readonly accountName: string | null;
  readonly accountEmail: string | null;
  readonly phone: string;
  readonly shippingAddress: string;
  readonly notes: string;
  readonly couponCode: string | null;
  /** Of the company to which the documents are made out; null for a person. */
  readonly invoiceTitle: string | null;
  readonly taxOffice: string | null;
  readonly taxNumber: string | null;
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly shippingKurus: number;
  /** Pieces, seats and the fee of shipping, as far as sums depend on them. */
  readonly lines: readonly PricedLine[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Returned in the order of the ids. */
export function orderRecords(manager: EntityManager, ids: readonly string[]): Promise<OrderRecord[]> {
  return manager.query<OrderRecord[]>(
    `SELECT o.id, o.status, o.is_picked_up AS "isPickedUp", o.payment_status AS "paymentStatus",
       coalesce(nullif(btrim(o.name || ' ' || o.surname), ''), c.first_name || ' ' || c.last_name, '') AS "customerName",
       coalesce(nullif(o.email, ''), c.email, '') AS "customerEmail",
       c.first_name || ' ' || c.last_name AS "accountName", c.email AS "accountEmail", o.is_guest AS "isGuest",
       CASE WHEN o.erased_at IS NOT NULL THEN 'erased' WHEN o.erasure_requested_at IS NOT NULL THEN 'erasure_requested'
         ELSE 'known' END AS person,
       o.phone, o.shipping_address AS "shippingAddress", o.notes, o.coupon_code AS "couponCode",
       o.subtotal_kurus AS "subtotalKurus", o.discount_kurus AS "discountKurus", o.shipping_kurus AS "shippingKurus",
       invoice.title AS "invoiceTitle", invoice.tax_office AS "taxOffice", invoice.tax_number AS "taxNumber",
       o.total_kurus AS "totalKurus",
       o.refunded_kurus AS "refundedKurus", o.created_at AS "createdAt", o.updated_at AS "updatedAt",
       items.pieces, items.seats, items.lines
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
     JOIN "order" o ON o.id = wanted.id
     LEFT JOIN customer c ON c.id = o.customer_id
     LEFT JOIN order_invoice_details invoice ON invoice.order_id = o.id
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(quantity) FILTER (WHERE kind = 'product'), 0)::integer AS pieces,
         coalesce(sum(quantity) FILTER (WHERE kind = 'workshop'), 0)::integer AS seats,
         coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'totalKurus', total_kurus,
           'discountKurus', discount_kurus, 'vatRatePercent', vat_rate_percent)), '[]') AS lines
       FROM order_line WHERE order_id = o.id) items
     ORDER BY wanted.place`,
    [ids],
  );
}
