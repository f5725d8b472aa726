import type { EntityManager } from 'typeorm';
import type { OrderLineKind } from '../../../contract/orders/line-kind.js';
import type { OrderStatus } from '../../../contract/orders/order-status.js';
import type { PricedLine } from '../../../contract/orders/order-totals.js';

/** A line as papers show it. */
export interface PrintedLine extends PricedLine {
  readonly id: string;
  readonly kind: OrderLineKind;
  /** Null once the product was deleted. */
  readonly productId: string | null;
  /** The category in which the product is now; null once it was deleted. */
  readonly category: string | null;
  readonly name: string;
  readonly dimensions: string;
  readonly quantity: number;
  readonly unitPriceKurus: number;
  readonly pictureFileName: string | null;
  readonly pictureFocusX: number;
  readonly pictureFocusY: number;
}

/** An order with what papers need of it. */
export interface PrintedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly isPickedUp: boolean;
  readonly isErased: boolean;
  readonly recipient: string;
  readonly phone: string;
  readonly city: string | null;
  readonly district: string | null;
  readonly neighbourhood: string | null;
  readonly addressLine: string | null;
  readonly shippingAddress: string;
  readonly notes: string;
  /** Of its first parcel. */
  readonly carrier: string | null;
  readonly createdAt: Date;
  /** The lines of the cart, but for those that were corrected away, and the fee of shipping. */
  readonly lines: readonly PrintedLine[];
}

/** Returned in the order of the ids; orders that do not exist any more are missing. */
export function printedOrders(manager: EntityManager, ids: readonly string[]): Promise<PrintedOrder[]> {
  return manager.query<PrintedOrder[]>(
    `SELECT o.id, o.status, o.is_picked_up AS "isPickedUp", o.erased_at IS NOT NULL AS "isErased",
       btrim(o.name || ' ' || o.surname) AS recipient, o.phone, o.city, o.district, o.neighbourhood,
       o.address_line AS "addressLine", o.shipping_address AS "shippingAddress", o.notes,
       (SELECT carrier FROM parcel WHERE order_id = o.id ORDER BY position LIMIT 1) AS carrier, o.created_at AS "createdAt", items.lines
     FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (id, place)
     JOIN "order" o ON o.id = wanted.id
     CROSS JOIN LATERAL (
       SELECT coalesce(jsonb_agg(jsonb_build_object('id', line.id, 'kind', line.kind, 'productId', line.product_id,
           'category', category.name, 'name', line.name, 'dimensions', line.dimensions, 'quantity', line.quantity,
           'unitPriceKurus', line.unit_price_kurus, 'totalKurus', line.total_kurus,
           'discountKurus', line.discount_kurus, 'vatRatePercent', line.vat_rate_percent,
           'pictureFileName', line.picture_file_name, 'pictureFocusX', line.picture_focus_x,
           'pictureFocusY', line.picture_focus_y) ORDER BY line.position), '[]') AS lines
       FROM order_line line
       LEFT JOIN product ON product.id = line.product_id
       LEFT JOIN category ON category.id = product.category_id
       WHERE line.order_id = o.id AND line.quantity > 0) items
     ORDER BY wanted.place`,
    [ids],
  );
}
