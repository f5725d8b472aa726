import type { AcceptedInformationDto } from '@contract/orders/checkout.dto.js';

const KEY = 'toprak.checkout-draft';

export interface InformationDraft extends Pick<AcceptedInformationDto, 'customer' | 'address' | 'notes'> {
  /** The address shall be filled in the next time as well. */
  readonly saveAddress?: boolean;
}

/** What was typed so far, for a dialog that was closed by accident. It ends with the tab; a card is never in it. */
export function saveDraft({ customer, address, notes, saveAddress }: InformationDraft): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ customer, address, notes, saveAddress }));
  } catch {
    return;
  }
}

/** For whoever uses this browser next. */
export function forgetCheckoutDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export function readDraft(): InformationDraft {
  const stored = readStored();
  const customer = textsOf(stored['customer']);
  const address = textsOf(stored['address']);
  return {
    customer: {
      name: customer['name'] ?? '',
      surname: customer['surname'] ?? '',
      email: customer['email'] ?? '',
      phone: customer['phone'] ?? '',
    },
    address: {
      city: address['city'] ?? '',
      district: address['district'] ?? '',
      neighbourhood: address['neighbourhood'] ?? '',
      addressLine: address['addressLine'] ?? '',
    },
    notes: typeof stored['notes'] === 'string' ? stored['notes'] : '',
    ...(stored['saveAddress'] === true && { saveAddress: true }),
  };
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
