import { AppError } from '../../contract/app-error.js';
import { formatAddress } from '../../contract/orders/address.js';
import type { Buyer } from './buyer.js';

/** Where nothing is delivered, the order still carries a place (specification 1, section 5, 'Checkout form'). */
const WITHOUT_DELIVERY = 'İstanbul';

/** The address in one text. Throws address_required when something is delivered and there is none. */
export function deliveryAddress(address: Buyer['address'], isDelivered: boolean): string {
  const text = typeof address === 'object' && address ? formatAddress(address) : (address ?? '').trim();
  if (text !== '') return text;
  if (isDelivered) throw new AppError('address_required');
  return WITHOUT_DELIVERY;
}
