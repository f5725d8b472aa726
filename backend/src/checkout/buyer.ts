import type { OrderInformationDto } from '../../contract/orders/checkout.dto.js';
import type { Buyer } from './agree-order.service.js';

export function buyerOf({ customer, address, notes }: OrderInformationDto): Buyer {
  return { customer, address: address ?? null, notes: notes ?? '' };
}
