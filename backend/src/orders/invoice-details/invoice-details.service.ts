import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import { type InvoiceDetails, isPlainPerson } from '../../../contract/invoicing/invoice-details.js';
import { Order } from '../order.entity.js';
import { detailsOfRow, invoiceBuyer, invoiceColumns } from './invoice-details.mapper.js';
import { OrderInvoiceDetails } from './order-invoice-details.entity.js';

/** To whom the documents of an order are made out. */
@Injectable()
export class InvoiceDetailsService {
  /** Writes over what was there; a private buyer without a number leaves no row. */
  async write(manager: EntityManager, orderId: string, details: InvoiceDetails): Promise<void> {
    if (isPlainPerson(details)) {
      await manager.delete(OrderInvoiceDetails, { orderId });
      return;
    }
    await manager.upsert(OrderInvoiceDetails, { orderId, ...invoiceColumns(details) }, ['orderId']);
  }

  async ofOrder(manager: EntityManager, orderId: string): Promise<InvoiceDetails> {
    return detailsOfRow(await manager.findOneBy(OrderInvoiceDetails, { orderId }));
  }

  /** By the order's id; orders that tell everything themselves are left out. */
  async ofOrders(
    manager: EntityManager,
    orders: readonly { readonly id: string }[],
  ): Promise<ReadonlyMap<string, InvoiceDetails>> {
    const rows = await manager.findBy(OrderInvoiceDetails, { orderId: In(orders.map(({ id }) => id)) });
    return new Map(rows.map((row) => [row.orderId, detailsOfRow(row)]));
  }

  /** Whether a document of the order is drawn up, which its details then no longer change. */
  async isDrawnUp(manager: EntityManager, orderId: string): Promise<boolean> {
    const drawnUp = await manager.query<unknown[]>('SELECT FROM sales_document WHERE order_id = $1 LIMIT 1', [
      orderId,
    ]);
    return drawnUp.length > 0;
  }

  /** The party of the documents, as it is now; a document that is drawn up keeps its own copy. */
  async buyerOf(manager: EntityManager, orderId: string): Promise<InvoiceBuyer> {
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    return invoiceBuyer(order, await this.ofOrder(manager, orderId));
  }
}
