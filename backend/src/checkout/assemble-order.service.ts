import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { LegalDocuments } from '../../contract/orders/legal-document.js';
import { isBuyable } from '../../contract/checkout/quote.js';
import { AddressesService } from '../orders/addresses/addresses.service.js';
import { buildLegalDocuments } from '../orders/documents/legal-documents.js';
import type { Hold } from '../orders/holds/hold.entity.js';
import type { RequestedHold } from '../orders/holds/hold-queries.service.js';
import { HoldsService } from '../orders/holds/holds.service.js';
import type { NewOrder } from '../orders/new-order.js';
import { orderTotals } from '../../contract/orders/order-totals.js';
import { CurrentLegalTexts } from '../legal/current-legal-texts.js';
import { newOrderLines } from './new-order-lines.js';
import type { Buyer } from './buyer.js';
import { deliveryAddress } from './delivery-address.js';
import { legalLine } from './legal-line.js';
import { QuoteCartService } from './quote-cart.service.js';
import { assertAffordable } from './quote-refusals.js';

/** A new order without the account that it belongs to. */
type AssembledOrder = Omit<NewOrder, 'customerId'>;

/** Assembles a new order from its hold: lines at today’s prices, address, and the contract texts. */
@Injectable()
export class AssembleOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly quotes: QuoteCartService,
    private readonly addresses: AddressesService,
    private readonly legal: CurrentLegalTexts,
  ) {}

  /** The documents that the buyer reads before paying. */
  async documents(requested: RequestedHold, buyer: Buyer): Promise<LegalDocuments> {
    const order = await this.dataSource.transaction(async (manager) => {
      const hold = await this.holds.getOpen(manager, requested);
      return this.assemble(manager, hold, buyer);
    });
    return order.documents;
  }

  /**
   * Throws cart_changed when a held item is no longer for sale, cart_too_dear, address_required for pieces
   * without an address, address_unknown for one that does not exist.
   */
  async assemble(manager: EntityManager, hold: Hold, buyer: Buyer): Promise<AssembledOrder> {
    const { quote, coupon, snapshots } = await this.quotes.quoteWithSnapshots(manager, hold);
    if (!quote.lines.every(isBuyable)) throw new AppError('cart_changed');
    // Prices may have risen since the hold.
    assertAffordable(quote);
    if (typeof buyer.address === 'object' && buyer.address) {
      await this.addresses.assertKnownAddress(buyer.address);
    }
    const order = {
      customer: buyer.customer,
      address: typeof buyer.address === 'object' ? buyer.address : null,
      shippingAddress: deliveryAddress(buyer.address, quote.needsAddress),
      notes: buyer.notes,
      lines: newOrderLines(quote.lines, snapshots),
      coupon: coupon && { id: coupon.id, code: coupon.code },
    };
    return { ...order, documents: this.documentsOf(order, quote.needsAddress) };
  }

  private documentsOf(order: Omit<AssembledOrder, 'documents'>, isDelivered: boolean): LegalDocuments {
    const facts = {
      ...this.legal.facts,
      buyer: order.customer,
      deliveryAddress: isDelivered ? order.shippingAddress : '',
      lines: order.lines.map(legalLine),
      ...orderTotals(order.lines),
    };
    return buildLegalDocuments(facts, this.legal.texts);
  }
}
