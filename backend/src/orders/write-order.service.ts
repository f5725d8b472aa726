import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LegalDocuments } from '../../contract/orders/legal-document.js';
import { newLinkNonce } from '../platform/security/link-keys.service.js';
import { InvoiceDetailsService } from './invoice-details/invoice-details.service.js';
import { itemColumns } from './inventory/inventory-item.js';
import type { NewOrder, NewOrderLine } from './new-order.js';
import { OrderDocument } from './order-document.entity.js';
import { OrderLine } from './order-line.entity.js';
import { orderTotals } from '../../contract/orders/order-totals.js';
import { Order } from './order.entity.js';

/** Writes an order; its lines and documents are snapshots. */
@Injectable()
export class WriteOrderService {
  constructor(private readonly invoices: InvoiceDetailsService) {}

  async write(manager: EntityManager, placed: NewOrder): Promise<Order> {
    const { subtotalKurus, discountKurus, shippingKurus, totalKurus } = orderTotals(placed.lines);
    const order = manager.create(Order, {
      customerId: placed.customerId,
      ...placed.desk,
      name: placed.customer.name,
      surname: placed.customer.surname,
      email: placed.customer.email,
      phone: placed.customer.phone,
      linkNonce: newLinkNonce(),
      ...addressColumns(placed.address),
      shippingAddress: placed.shippingAddress,
      notes: placed.notes,
      hasPieces: placed.lines.some(({ kind }) => kind === 'product'),
      isPickedUp: placed.isPickedUp,
      preparationDays: placed.preparationDays,
      couponId: placed.coupon?.id ?? null,
      couponCode: placed.coupon?.code ?? null,
      subtotalKurus,
      discountKurus,
      shippingKurus,
      totalKurus,
    });
    await manager.insert(Order, order);
    await manager.insert(
      OrderLine,
      placed.lines.map((line, position) => orderLineColumns(order.id, line, position)),
    );
    await this.invoices.write(manager, order.id, placed.invoice);
    if (placed.documents) await this.freezeDocuments(manager, order.id, placed.documents);
    return order;
  }

  private async freezeDocuments(
    manager: EntityManager,
    orderId: string,
    documents: LegalDocuments,
  ): Promise<void> {
    const { preInformation, distanceContract, sha256 } = documents;
    await manager.insert(
      OrderDocument,
      [preInformation, distanceContract].map((content) => ({
        orderId,
        kind: content.kind,
        version: content.version,
        sha256,
        content,
      })),
    );
  }
}

function addressColumns(address: NewOrder['address']) {
  return {
    city: address?.city ?? null,
    district: address?.district ?? null,
    neighbourhood: address?.neighbourhood ?? null,
    addressLine: address?.addressLine ?? null,
  };
}

/** The columns of a new line of an order. */
export function orderLineColumns(
  orderId: string,
  { id, session, pictureFocus, ...line }: NewOrderLine,
  position: number,
) {
  return {
    ...line,
    pictureFocusX: pictureFocus.x,
    pictureFocusY: pictureFocus.y,
    orderId,
    position,
    ...itemColumns({ kind: line.kind, id }),
    date: session?.date ?? null,
    startTime: session?.startTime ?? null,
    endTime: session?.endTime ?? null,
  };
}
