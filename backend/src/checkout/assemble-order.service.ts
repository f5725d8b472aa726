import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { AddressDto } from '../../contract/checkout/checkout.dto.js';
import { invoiceAddressText, PLAIN_PERSON } from '../../contract/invoicing/invoice-details.js';
import type { LegalDocuments } from '../../contract/orders/legal-document.js';
import { withPickUp } from '../../contract/checkout/delivery.js';
import { isBuyable, type Quote } from '../../contract/checkout/quote.js';
import { AddressesService } from '../orders/addresses/addresses.service.js';
import { buildLegalDocuments } from '../orders/documents/legal-documents.js';
import type { Hold } from '../orders/holds/hold.entity.js';
import type { RequestedHold } from '../orders/holds/hold-queries.service.js';
import { HoldsService } from '../orders/holds/holds.service.js';
import type { NewOrder } from '../orders/new-order.js';
import { describeParcelTime, longestDays } from '../../contract/orders/preparation.js';
import { isGoods } from '../../contract/orders/line-kind.js';
import { orderTotals, vatGroups } from '../../contract/orders/order-totals.js';
import { orderDeliveryTerms } from '../../contract/legal/delivery-terms.js';
import { CurrentLegalTexts } from '../legal/current-legal-texts.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { newOrderLines, shippingLines } from './new-order-lines.js';
import type { Buyer } from './buyer.js';
import { deliveryAddress } from './delivery-address.js';
import { legalLine } from './legal-line.js';
import { MayOrderService } from './may-order.service.js';
import { QuoteCartService } from './quote-cart.service.js';
import { assertAffordable } from './quote-refusals.js';

/** A new order without the account that it belongs to. */
export type AssembledOrder = Omit<NewOrder, 'customerId' | 'documents'> & {
  readonly documents: LegalDocuments;
};

/** A quote with the data that an order keeps of each item. */
export type QuotedItems = Awaited<ReturnType<QuoteCartService['quoteWithSnapshots']>>;

/** Assembles a new order from its hold: lines at today’s prices, address, and the contract texts. */
@Injectable()
export class AssembleOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly quotes: QuoteCartService,
    private readonly addresses: AddressesService,
    private readonly legal: CurrentLegalTexts,
    private readonly studio: CurrentStudio,
    private readonly buyers: MayOrderService,
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
   * without an address, address_unknown for one that does not exist, invoice_address_required, pick_up_not_offered,
   * seller_missing.
   */
  async assemble(manager: EntityManager, hold: Hold, buyer: Buyer): Promise<AssembledOrder> {
    return this.assembleQuoted(await this.quotes.quoteWithSnapshots(manager, hold), buyer);
  }

  /** The same for items that were quoted without a hold, with the same errors. */
  async assembleQuoted(quoted: QuotedItems, buyer: Buyer): Promise<AssembledOrder> {
    this.buyers.assertSeller();
    const { quote: sent, coupon, snapshots } = quoted;
    if (!sent.lines.every(isBuyable)) throw new AppError('cart_changed');
    const quote = withPickUp(sent, mayPickUp(buyer, sent));
    // Prices may have risen since the hold.
    assertAffordable(quote);
    const isPickedUp = quote.delivery?.isPickedUp ?? false;
    // Pieces that are collected need no address, even if the buyer had typed one before.
    const address = isPickedUp ? null : buyer.address;
    const place = typeof address === 'object' ? address : null;
    if (place) await this.addresses.assertKnownAddress(place);
    await this.assertInvoiceAddress(buyer.invoice, place);
    const order = {
      customer: buyer.customer,
      address: place,
      shippingAddress: isPickedUp ? this.pickUpPlace(buyer) : deliveryAddress(address, quote.needsAddress),
      isPickedUp,
      preparationDays: quote.delivery?.preparationDays ?? longestDays(this.studio.orderRules.preparation),
      notes: buyer.notes,
      invoice: buyer.invoice ?? PLAIN_PERSON,
      lines: [...newOrderLines(quote.lines, snapshots), ...shippingLines(quote.delivery)],
      coupon: coupon && { id: coupon.id, code: coupon.code },
    };
    return { ...order, documents: this.documentsOf(order, quote.delivery !== null) };
  }

  /** Documents of a company need an address, its own or that of the parcel. */
  private async assertInvoiceAddress(invoice: Buyer['invoice'], delivered: AddressDto | null): Promise<void> {
    if (invoice?.kind !== 'company') return;
    if (invoice.address) await this.addresses.assertKnownAddress(invoice.address);
    else if (delivered === null) throw new AppError('invoice_address_required');
  }

  /** Where the buyer gets the pieces, as one text. */
  private pickUpPlace({ isHandedOver = false }: Buyer): string {
    const { name, address } = this.studio.profile;
    return `${isHandedOver ? 'Tezgâhta teslim edildi' : 'Atölyeden teslim'}: ${name}, ${address.split('\n').join(', ')}`;
  }

  private documentsOf(order: Omit<AssembledOrder, 'documents'>, hasPieces: boolean): LegalDocuments {
    const { isPickedUp, preparationDays } = order;
    const totals = orderTotals(order.lines);
    const { facts: known, texts } = this.legal;
    const facts = {
      ...known,
      delivery: {
        ...orderDeliveryTerms({ ...totals, isPickedUp }),
        time: describeParcelTime(preparationDays, this.studio.orderRules.preparation),
      },
      buyer: buyerOfDocuments(order),
      deliveryAddress: hasPieces ? order.shippingAddress : '',
      isPickedUp,
      lines: order.lines.filter(isGoods).map(legalLine),
      vatGroups: vatGroups(order.lines),
      ...totals,
    };
    return buildLegalDocuments(facts, texts);
  }
}

/** The buyer as the documents name them: the person, and the company to which the invoice goes. */
function buyerOfDocuments({ customer, invoice, shippingAddress }: Omit<AssembledOrder, 'documents'>) {
  if (invoice.kind === 'person') return customer;
  const { title, taxOffice, taxNumber } = invoice;
  const company = { title, taxOffice, taxNumber, address: invoiceAddressText(invoice, shippingAddress) };
  const { name, surname, email, phone } = customer;
  return { name, surname, email, phone, company };
}

/** Whether the buyer collects the pieces. Throws pick_up_not_offered when the studio hands none over. */
function mayPickUp({ isPickedUp = false, isHandedOver = false }: Buyer, { delivery }: Quote): boolean {
  if (isHandedOver) return true;
  if (!isPickedUp || delivery === null) return false;
  if (!delivery.offersPickUp) throw new AppError('pick_up_not_offered');
  return true;
}
