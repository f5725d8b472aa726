import type {
  AddressDto,
  CustomerInfoDto,
  OrderInformationDto,
} from '../../contract/checkout/checkout.dto.js';
import { type InvoiceDetails, invoiceDetailsOf } from '../../contract/invoicing/invoice-details.js';

/** The buyer and the delivery address. REST clients send the address as one text. */
export interface Buyer {
  readonly customer: CustomerInfoDto;
  readonly address: AddressDto | string | null;
  readonly notes: string;
  /** Whether the buyer collects the pieces at the studio; false when absent, as for REST clients. */
  readonly isPickedUp?: boolean;
  /** Whether the buyer takes the pieces along at once, whatever the shop offers. */
  readonly isHandedOver?: boolean;
  /** To whom the documents are made out; absent for the buyer in person, as for REST clients. */
  readonly invoice?: InvoiceDetails;
}

export function buyerOf({ customer, address, notes, isPickedUp, invoice }: OrderInformationDto): Buyer {
  return {
    customer,
    address: address ?? null,
    notes: notes ?? '',
    isPickedUp: isPickedUp ?? false,
    invoice: invoiceDetailsOf(invoice),
  };
}
