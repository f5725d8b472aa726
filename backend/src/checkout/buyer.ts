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
  /** Whether the buyer collects the pieces at the studio; false when absent, as for REST clients. */
  readonly isPickedUp?: boolean;
  /** Whether the buyer takes the pieces along at once, whatever the shop offers. */
  readonly isHandedOver?: boolean;
}

export function buyerOf({ customer, address, notes, isPickedUp }: OrderInformationDto): Buyer {
  return { customer, address: address ?? null, notes: notes ?? '', isPickedUp: isPickedUp ?? false };
}
