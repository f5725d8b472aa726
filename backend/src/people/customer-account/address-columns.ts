import { formatAddress } from '../../../contract/orders/address.js';
import type { AddressDto } from '../../../contract/checkout/checkout.dto.js';
import type { Customer } from '../accounts/customer.entity.js';

type AddressColumns = Pick<Customer, 'address' | 'city' | 'district' | 'neighbourhood' | 'addressLine'>;

/** An address by its parts, together with the text that REST clients read. */
export function columnsOfPlace({ city, district, neighbourhood, addressLine }: AddressDto): AddressColumns {
  const place = { city, district, neighbourhood, addressLine };
  return { ...place, address: formatAddress(place) };
}

/** An address of which only the text is known. */
export function columnsOfText(address: string | null): AddressColumns {
  return { address, city: null, district: null, neighbourhood: null, addressLine: null };
}
