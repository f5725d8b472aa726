import type { InvoiceDetails } from '../invoicing/invoice-details.js';

/** To whom the documents of an order are made out, as the form that changes it begins. */
export interface OrderInvoice {
  readonly orderId: string;
  readonly version: number;
  readonly details: InvoiceDetails;
  /** Whether the order has an address in parts, which the documents may go to as well. */
  readonly hasDeliveryAddress: boolean;
  /** A document is drawn up, so that nothing can be changed any more. */
  readonly isDrawnUp: boolean;
}
