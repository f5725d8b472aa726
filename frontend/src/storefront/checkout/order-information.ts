import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { OrderInformationDto } from '@contract/orders/checkout.dto.js';
import type { InformationDraft } from '../../lib/checkout-draft.js';

/** A plain object: the class only brings the rules. */
type OrderInformation = Pick<OrderInformationDto, keyof OrderInformationDto>;

/** What the server needs to write the contract: the form without its ticks, under the hold that stands now. */
export function orderInformation(
  { customer, address, notes }: InformationDraft,
  holdId: string,
): OrderInformation {
  return { holdId, customer, ...(address && { address }), ...(notes && { notes }) };
}

/** The same of a form that is still being filled; null until it is complete. */
export function completeInformation(typed: InformationDraft, holdId: string): OrderInformationDto | null {
  const information = plainToInstance(OrderInformationDto, orderInformation(typed, holdId));
  return validateSync(information).length === 0 ? information : null;
}
