import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import {
  type InvoiceDetails,
  invoiceDetailsOf,
  withHiddenNumber,
} from '../../../../contract/invoicing/invoice-details.js';
import { formatAddress } from '../../../../contract/orders/address.js';
import { hasParcel } from '../../../../contract/orders/order-contact.js';
import type { ChangeOrderInvoiceDto } from '../../../../contract/orders/order-invoice.dto.js';
import type { OrderInvoice } from '../../../../contract/orders/order-invoice.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { AddressesService } from '../../addresses/addresses.service.js';
import { InvoiceDetailsService } from '../../invoice-details/invoice-details.service.js';
import { Order } from '../../order.entity.js';
import { LockedOrdersService } from '../locked-orders.service.js';

/** Changes to whom the documents of an order are made out, until the first of them is drawn up. */
@Injectable()
export class ChangeOrderInvoiceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly locked: LockedOrdersService,
    private readonly addresses: AddressesService,
    private readonly invoices: InvoiceDetailsService,
  ) {}

  /** Throws order_not_found. */
  async view(orderId: string): Promise<OrderInvoice> {
    const { manager } = this.dataSource;
    const order = await manager.findOneBy(Order, { id: orderId });
    if (!order) throw new AppError('order_not_found');
    const details = await this.invoices.ofOrder(manager, orderId);
    const isDrawnUp = await this.invoices.isDrawnUp(manager, orderId);
    const hasDeliveryAddress = hasParcel(order) && order.city !== null;
    return { orderId, version: order.version, details, hasDeliveryAddress, isDrawnUp };
  }

  /**
   * The same details once more, as after a lost answer, change nothing and are no conflict. Throws order_not_found,
   * changed_meanwhile, person_erased, invoice_drawn_up, invoice_address_required and address_unknown; then nothing
   * changes.
   */
  async change(actor: Actor, { orderId, version, invoice }: ChangeOrderInvoiceDto): Promise<void> {
    const wanted = invoiceDetailsOf(invoice);
    const address = wanted.kind === 'company' ? wanted.address : null;
    if (address) await this.addresses.assertKnownAddress(address);
    await this.dataSource.transaction(async (manager) => {
      const order = await this.locked.lock(manager, { orderId, version: null });
      const before = await this.invoices.ofOrder(manager, orderId);
      if (isDeepStrictEqual(before, wanted)) return;
      if (order.version !== version) throw new AppError('changed_meanwhile');
      if (order.erasureRequestedAt !== null) throw new AppError('person_erased');
      if (await this.invoices.isDrawnUp(manager, orderId)) throw new AppError('invoice_drawn_up');
      assertAddress(order, wanted);
      await this.write(manager, actor, { orderId, before, after: wanted });
    });
  }

  private async write(
    manager: EntityManager,
    actor: Actor,
    change: { readonly orderId: string; readonly before: InvoiceDetails; readonly after: InvoiceDetails },
  ): Promise<void> {
    const { orderId, before, after } = change;
    await this.invoices.write(manager, orderId, after);
    await manager.query(
      'UPDATE "order" SET version = version + 1, updated_at = clock_timestamp() WHERE id = $1',
      [orderId],
    );
    await this.locked.record(manager, actor, {
      ...{ orderId, event: 'order_invoice_changed' },
      before: { invoice: inWords(before) },
      after: { invoice: inWords(after) },
    });
  }
}

function assertAddress({ city }: Order, wanted: InvoiceDetails): void {
  if (wanted.kind === 'company' && wanted.address === null && city === null) {
    throw new AppError('invoice_address_required');
  }
}

/** As the history tells it. */
function inWords(details: InvoiceDetails): string {
  const shown = withHiddenNumber(details);
  if (shown.kind === 'person') return ['Bireysel', shown.identityNumber].filter(Boolean).join(', ');
  const { title, taxOffice, taxNumber, address } = shown;
  return [title, taxOffice, taxNumber, address && formatAddress(address)].filter(Boolean).join(', ');
}
