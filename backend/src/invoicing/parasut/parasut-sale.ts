import { studioDate } from '../../../contract/common/dates.js';
import { buyerName } from '../../../contract/invoicing/buyer-name.js';
import type { InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import type { DocumentLine } from '../../../contract/invoicing/sales-document.js';
import type { DocumentToIssue } from '../issuing/invoicing.js';
import { PAYMENT_MEANS } from '../issuing/payment-means.js';
import type { InternetSale, InvoiceLine, NewContact, NewInvoice } from './parasut-records.js';

/** The buyer as a contact. Persons without an identity number are known by their address. */
export function contactOf(buyer: InvoiceBuyer): NewContact {
  const { email, phone, address } = buyer;
  const where = {
    ...{ city: address?.city ?? '', district: address?.district ?? '', address: address?.addressLine ?? '' },
    ...{ email, phone, name: buyerName(buyer) },
  };
  return buyer.kind === 'company'
    ? { ...where, contactType: 'company', taxNumber: buyer.taxNumber, taxOffice: buyer.taxOffice }
    : { ...where, contactType: 'person', taxNumber: buyer.identityNumber, taxOffice: '' };
}

/** The document as a sale of Paraşüt's. Its reference is the order number by which it is found again. */
export function saleOf(
  document: DocumentToIssue,
  { contactId, now }: { readonly contactId: string; readonly now: Date },
): NewInvoice {
  const { reference, facts, kind, original, lines } = document;
  return {
    buyer: contactOf(document.buyer),
    ...{ contactId, orderNumber: reference, orderDate: facts.orderDate, issueDate: studioDate(now) },
    itemType: kind === 'sale' ? 'invoice' : 'refund',
    description: original === null ? `Sipariş ${facts.orderShortId}` : `${original.number} iadesi`,
    lines: lines.map(lineOf),
  };
}

/** Null for a sale that was not made on the internet, or that nobody has paid yet. */
export function internetSaleOf({ kind, facts }: DocumentToIssue, shopUrl: string): InternetSale | null {
  const [payment] = facts.payments;
  if (kind !== 'sale' || facts.channel !== 'web' || !payment) return null;
  return { url: shopUrl, paymentType: PAYMENT_MEANS[payment.method], paymentDate: payment.date };
}

/**
 * The price is what is left of the gross amount without KDV, with eight decimals: with two, the KDV that Paraşüt adds to
 * it could miss the sum by a kuruş.
 */
function lineOf({ kind, name, quantity, ratePercent, grossKurus }: DocumentLine): InvoiceLine {
  const unitPrice = (grossKurus / (100 + ratePercent) / quantity).toFixed(8);
  return { kind, name, quantity, ratePercent, unitPrice };
}
