import type { InvoiceDetails } from '@contract/invoicing/invoice-details.js';
import type { InvoiceDetailsDto } from '@contract/invoicing/invoice-details.dto.js';

/** The fields of an invoice as they are typed; without a kind nobody has chosen one yet. */
export type InvoiceInput = Partial<Pick<InvoiceDetailsDto, keyof InvoiceDetailsDto>>;

export const NO_ADDRESS = { city: '', district: '', neighbourhood: '', addressLine: '' };

const NO_TEXTS = { identityNumber: '', title: '', taxOffice: '', taxNumber: '' };

/** Whether there is anything in it to keep. */
export function isInvoiceBegun(input: InvoiceInput | undefined): input is InvoiceInput {
  return input?.kind !== undefined || Boolean(input?.identityNumber);
}

/** The same with every field, as a form begins with it; a form holds a kind that nobody chose as undefined. */
export function wholeInvoice({ kind = 'person', ...input }: InvoiceInput): InvoiceDetailsDto {
  return { ...NO_TEXTS, address: NO_ADDRESS, ...input, kind };
}

/** The fields filled with known details. */
export function invoiceInput(details: InvoiceDetails): InvoiceDetailsDto {
  if (details.kind === 'person') {
    return wholeInvoice({ kind: 'person', identityNumber: details.identityNumber ?? '' });
  }
  const { address, ...company } = details;
  return wholeInvoice({ ...company, isDeliveryAddress: address === null, ...(address && { address }) });
}

/**
 * The fields as the contract takes them; undefined for a person without a number, who needs none of them. Without a
 * delivery address a company has one of its own.
 */
export function sentInvoice(
  input: InvoiceInput | undefined,
  hasDeliveryAddress: boolean,
): InvoiceDetailsDto | undefined {
  const { kind, identityNumber = '', title, taxOffice, taxNumber, ...place } = wholeInvoice(input ?? {});
  if (kind === 'person') {
    if (identityNumber.trim() === '') return undefined;
    return { kind, identityNumber, title: '', taxOffice: '', taxNumber: '' };
  }
  const { isDeliveryAddress = true, address = NO_ADDRESS } = place;
  const company = { kind, title, taxOffice, taxNumber };
  return hasDeliveryAddress && isDeliveryAddress
    ? { ...company, isDeliveryAddress: true }
    : { ...company, isDeliveryAddress: false, address };
}
