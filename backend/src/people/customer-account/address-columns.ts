import { formatAddress } from '../../../contract/orders/address.js';
import type { AddressDto } from '../../../contract/checkout/checkout.dto.js';
import type { Customer } from '../accounts/customer.entity.js';

type AddressColumns = Pick<Customer, 'address' | 'city' | 'district' | 'neighbourhood' | 'addressLine'>;

/** The columns of an address in parts, with the text that REST clients read. */
export function columnsOfPlace({ city, district, neighbourhood, addressLine }: AddressDto): AddressColumns {
  const place = { city, district, neighbourhood, addressLine };
  return { ...place, address: formatAddress(place) };
}

/** The columns of an address that is known only as text. */
export function columnsOfText(address: string | null): AddressColumns {
  return { address, city: null, district: null, neighbourhood: null, addressLine: null };
}
