import type {
  AddressDto,
  CustomerInfoDto,
  OrderInformationDto,
} from '../../contract/checkout/checkout.dto.js';

/** The buyer and the delivery address. REST clients send the address as one text. */
export interface Buyer {
  readonly customer: CustomerInfoDto;
  readonly address: AddressDto | string | null;
  readonly notes: string;
}

export function buyerOf({ customer, address, notes }: OrderInformationDto): Buyer {
  return { customer, address: address ?? null, notes: notes ?? '' };
}
