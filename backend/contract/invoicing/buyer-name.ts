import type { InvoiceBuyer } from './invoice-buyer.js';

/** The company's title, or the person's name. */
export function buyerName(buyer: InvoiceBuyer): string {
  return buyer.kind === 'company' ? buyer.title : `${buyer.name} ${buyer.surname}`.trim();
}
