import type { LocalDate } from '../../../contract/common/dates.js';
import type { OrderLineKind } from '../../../contract/orders/line-kind.js';
import { type JsonApiRecord, textIn } from './json-api.js';

/** A customer in Paraşüt's address book. */
export interface NewContact {
  readonly name: string;
  readonly contactType: 'person' | 'company';
  readonly taxNumber: string | null;
  readonly taxOffice: string;
  readonly city: string;
  readonly district: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
}

export interface InvoiceLine {
  readonly kind: OrderLineKind;
  readonly name: string;
  readonly quantity: number;
  /** In lira without KDV, with as many decimals as it needs. */
  readonly unitPrice: string;
  readonly ratePercent: number;
}

export interface NewInvoice {
  readonly itemType: 'invoice' | 'refund';
  readonly orderNumber: string;
  readonly orderDate: LocalDate;
  readonly issueDate: LocalDate;
  readonly description: string;
  readonly contactId: string;
  /** The buyer as the document names it, which the contact may no longer do. */
  readonly buyer: Pick<NewContact, 'taxNumber' | 'taxOffice' | 'city' | 'district' | 'address' | 'phone'>;
  readonly lines: readonly InvoiceLine[];
}

/** A sale as Paraşüt keeps it; its e-document is null until one was made. */
export interface ParasutInvoice {
  readonly id: string;
  readonly totalLira: string | null;
  readonly electronic: Electronic | null;
}

export interface Electronic {
  readonly id: string;
  readonly type: 'e_archives' | 'e_invoices';
  readonly status: string | null;
  readonly number: string | null;
  readonly uuid: string | null;
}

export interface InternetSale {
  readonly url: string;
  readonly paymentType: string;
  readonly paymentDate: LocalDate;
}

export type Job =
  | { readonly status: 'running' | 'done' }
  | { readonly status: 'error'; readonly reason: string };

/** Null for a record of another kind. */
export function electronicOf(record: JsonApiRecord | undefined): Electronic | null {
  if (record?.type !== 'e_archives' && record?.type !== 'e_invoices') return null;
  const { id, type } = record;
  return {
    ...{ id, type, status: textIn(record, 'status') },
    ...{ number: textIn(record, 'invoice_number'), uuid: textIn(record, 'uuid') },
  };
}
