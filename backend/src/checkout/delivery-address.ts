import { AppError } from '../../contract/app-error.js';
import { formatAddress } from '../../contract/orders/address.js';
import type { Buyer } from './buyer.js';

/** The place of an order without delivery (specification 1, section 5, 'Checkout form'). */
const WITHOUT_DELIVERY = 'İstanbul';

/** The address as one text. Throws address_required when pieces are delivered and there is none. */
export function deliveryAddress(address: Buyer['address'], isDelivered: boolean): string {
  const text = typeof address === 'object' && address ? formatAddress(address) : (address ?? '').trim();
  if (text !== '') return text;
  if (isDelivered) throw new AppError('address_required');
  return WITHOUT_DELIVERY;
}
