import type { AcceptedInformationDto } from '@contract/checkout/checkout.dto.js';
import { type InvoiceInput, isInvoiceBegun, NO_ADDRESS } from './invoice-input.js';

const KEY = 'toprak.checkout-draft';
const AGREEMENT_KEY = 'toprak.accepted-documents';

export interface InformationDraft extends Pick<
  AcceptedInformationDto,
  'customer' | 'address' | 'notes' | 'isPickedUp'
> {
  readonly invoice?: InvoiceInput;
  /** Whether to keep the address for the next order. */
  readonly saveAddress?: boolean;
  /** Whether to keep the details of the invoice for the next order. */
  readonly saveInvoice?: boolean;
}

/**
 * Saves what was typed so far, in case the dialog is closed by accident. It lasts as long as the tab, and never holds
 * a card. It remembers the customer who typed it (null for a guest), because mails go to the address in it.
 */
export function saveDraft(
  { customer, address, notes, isPickedUp, invoice: typed, saveAddress, saveInvoice }: InformationDraft,
  customerId: string | null,
): void {
  const invoice = isInvoiceBegun(typed) ? typed : undefined;
  try {
    const draft = { customerId, customer, address, notes, isPickedUp, invoice, saveAddress, saveInvoice };
    window.sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}

/**
 * Remembers which documents the buyer has accepted, so that they need not accept the same texts again after a refused
 * card.
 */
export function rememberAgreement(documentsSha256: string): void {
  try {
    window.sessionStorage.setItem(AGREEMENT_KEY, documentsSha256);
  } catch {
    return;
  }
}

/** The hash of the documents that were accepted last, or null. */
export function acceptedDocuments(): string | null {
  try {
    return window.sessionStorage.getItem(AGREEMENT_KEY);
  } catch {
    return null;
  }
}

/** Deletes the draft, so that the next person at this browser does not see it. */
export function forgetCheckoutDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
    window.sessionStorage.removeItem(AGREEMENT_KEY);
  } catch {
    return;
  }
}

/** The draft of this customer, or of a guest for null; what somebody else typed at this browser is not shown. */
export function readDraft(customerId: string | null): InformationDraft {
  const stored = storedBy(customerId);
  const customer = textsOf(stored['customer']);
  return {
    customer: {
      name: customer['name'] ?? '',
      surname: customer['surname'] ?? '',
      email: customer['email'] ?? '',
      phone: customer['phone'] ?? '',
    },
    address: { ...NO_ADDRESS, ...textsOf(stored['address']) },
    notes: typeof stored['notes'] === 'string' ? stored['notes'] : '',
    ...(stored['isPickedUp'] === true && { isPickedUp: true }),
    ...invoiceOf(stored['invoice']),
    ...(stored['saveAddress'] === true && { saveAddress: true }),
    ...(stored['saveInvoice'] === true && { saveInvoice: true }),
  };
}

/** Nothing as long as nothing of it was begun. */
function invoiceOf(stored: unknown): Pick<InformationDraft, 'invoice'> {
  const { kind, ...texts } = textsOf(stored);
  const invoice: InvoiceInput = {
    ...texts,
    ...(kind === 'person' || kind === 'company' ? { kind } : {}),
    isDeliveryAddress: asRecord(stored)['isDeliveryAddress'] !== false,
    address: { ...NO_ADDRESS, ...textsOf(asRecord(stored)['address']) },
  };
  return isInvoiceBegun(invoice) ? { invoice } : {};
}

function storedBy(customerId: string | null): Record<string, unknown> {
  const stored = readStored();
  return (stored['customerId'] ?? null) === customerId ? stored : {};
}

function readStored(): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function textsOf(value: unknown): Record<string, string> {
  const texts = Object.entries(asRecord(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
