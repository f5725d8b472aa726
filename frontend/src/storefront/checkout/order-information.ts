import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { OrderInformationDto } from '@contract/checkout/checkout.dto.js';
import type { InformationDraft } from '../../lib/orders/checkout-draft.js';
import { sentInvoice } from '../../lib/orders/invoice-input.js';

/** A plain object, because the class only brings the validation rules. */
type OrderInformation = Pick<OrderInformationDto, keyof OrderInformationDto>;

/**
 * Builds the input for the contract: the form without its checkboxes, and the current hold. Pieces that are collected
 * need no address.
 */
export function orderInformation(
  { customer, address, notes, isPickedUp = false, invoice: typed }: InformationDraft,
  holdId: string,
): OrderInformation {
  const invoice = sentInvoice(typed, !isPickedUp && address !== undefined);
  return {
    holdId,
    customer,
    ...(isPickedUp ? { isPickedUp } : address && { address }),
    ...(invoice && { invoice }),
    ...(notes && { notes }),
  };
}

/** Returns the same for an incomplete form, or null until it is complete. */
export function completeInformation(typed: InformationDraft, holdId: string): OrderInformationDto | null {
  const information = plainToInstance(OrderInformationDto, orderInformation(typed, holdId));
  return validateSync(information).length === 0 ? information : null;
}
