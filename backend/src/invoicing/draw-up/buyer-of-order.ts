import type { EntityManager } from 'typeorm';
import type { InvoiceAddress, InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';

interface OrderRow {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string | null;
  readonly district: string | null;
  readonly addressLine: string;
}

/** A private person, with the name and the address of the order. */
export async function buyerOfOrder(manager: EntityManager, orderId: string): Promise<InvoiceBuyer> {
  const [order] = await manager.query<[OrderRow]>(
    `SELECT name, surname, email, phone, city, district, concat_ws(' ', neighbourhood, address_line) AS "addressLine"
     FROM "order" WHERE id = $1`,
    [orderId],
  );
  const { name, surname, email, phone } = order;
  return { kind: 'person', name, surname, identityNumber: null, email, phone, address: addressOf(order) };
}

function addressOf({ city, district, addressLine }: OrderRow): InvoiceAddress | null {
  return city === null || district === null ? null : { city, district, addressLine };
}
