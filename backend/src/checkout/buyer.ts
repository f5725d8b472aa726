import type {
  AddressDto,
  CustomerInfoDto,
  OrderInformationDto,
} from '../../contract/checkout/checkout.dto.js';

/** Who orders, and where it goes. REST clients know the address only as one text. */
export interface Buyer {
  readonly customer: CustomerInfoDto;
  readonly address: AddressDto | string | null;
  readonly notes: string;
}

export function buyerOf({ customer, address, notes }: OrderInformationDto): Buyer {
  return { customer, address: address ?? null, notes: notes ?? '' };
}
