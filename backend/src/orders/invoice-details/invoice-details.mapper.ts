import type { InvoiceAddress, InvoiceBuyer } from '../../../contract/invoicing/invoice-buyer.js';
import {
  type InvoiceDetails,
  type OwnInvoiceAddress,
  PLAIN_PERSON,
} from '../../../contract/invoicing/invoice-details.js';
import { hasParcel } from '../../../contract/orders/order-contact.js';
import type { Order } from '../order.entity.js';
import type { OrderInvoiceDetails } from './order-invoice-details.entity.js';

type Columns = Omit<OrderInvoiceDetails, 'orderId'>;

const NOTHING = {
  identityNumber: null,
  title: null,
  taxOffice: null,
  taxNumber: null,
  city: null,
  district: null,
  neighbourhood: null,
  addressLine: null,
};

export function invoiceColumns(details: InvoiceDetails): Columns {
  if (details.kind === 'person') return { ...NOTHING, ...details };
  const { address, ...company } = details;
  return { ...NOTHING, ...company, ...address };
}

export function detailsOfRow(row: OrderInvoiceDetails | null): InvoiceDetails {
  if (row === null) return PLAIN_PERSON;
  const { kind, identityNumber, title, taxOffice, taxNumber } = row;
  if (kind === 'person') return { kind, identityNumber };
  // The database lets no company be without them.
  return {
    kind,
    title: title ?? '',
    taxOffice: taxOffice ?? '',
    taxNumber: taxNumber ?? '',
    address: partsOf(row),
  };
}

/** The party of the documents: the order says who and where, unless the details say it better. */
export function invoiceBuyer(order: Order, details: InvoiceDetails): InvoiceBuyer {
  const { name, surname, email, phone } = order;
  if (details.kind === 'person') {
    return { ...details, name, surname, email, phone, address: deliveredTo(order) };
  }
  const { address, ...company } = details;
  return { ...company, email, phone, address: address ? written(address) : writtenOn(order) };
}

/** Null for orders that go nowhere: what they keep as an address is the studio's own, or just a city. */
function deliveredTo(order: Order): InvoiceAddress | null {
  return hasParcel(order) ? writtenOn(order) : null;
}

/** An address that was only ever typed as one text has no parts. */
function writtenOn(order: Order): InvoiceAddress {
  const parts = partsOf(order);
  return parts ? written(parts) : { city: '', district: '', addressLine: order.shippingAddress };
}

function written({ city, district, neighbourhood, addressLine }: OwnInvoiceAddress): InvoiceAddress {
  return { city, district, addressLine: `${neighbourhood} ${addressLine}` };
}

function partsOf({
  city,
  district,
  neighbourhood,
  addressLine,
}: Pick<Order, 'city' | 'district' | 'neighbourhood' | 'addressLine'>): OwnInvoiceAddress | null {
  if (city === null || district === null || neighbourhood === null || addressLine === null) return null;
  return { city, district, neighbourhood, addressLine };
}
