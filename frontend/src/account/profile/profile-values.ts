import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import type { CustomerView } from '@contract/people/account.views.js';
import { OwnProfileDto } from '@contract/people/profile.dto.js';
import { formatPhone } from '@contract/common/phone.js';
import type { AddressDto } from '@contract/checkout/checkout.dto.js';

export const EMPTY_PLACE: AddressDto = { city: '', district: '', neighbourhood: '', addressLine: '' };

const rules = classValidatorResolver(OwnProfileDto, { validator: { stopAtFirstError: true } });

/** Converts the account into the form's values. */
export function profileValues({
  firstName,
  lastName,
  email,
  phone,
  address,
  place,
}: CustomerView): OwnProfileDto {
  return {
    firstName,
    lastName,
    email,
    phone: phone === null ? '' : formatPhone(phone),
    place: place ?? EMPTY_PLACE,
    // An address stored as one text stays until a new one replaces it.
    address: place === null ? (address ?? '') : '',
  };
}

export const isEmptyPlace = (place: AddressDto | undefined): boolean =>
  Object.values(place ?? EMPTY_PLACE).every((text: string) => text.trim() === '');

/** An address without any value is left out; one with a value must be complete. */
export const profileResolver: Resolver<OwnProfileDto> = async ({ place, ...rest }, context, options) => {
  const isBegun = place !== undefined && !isEmptyPlace(place);
  const result = await rules(isBegun ? { ...rest, place } : rest, context, options);
  const missing = 'place' in result.errors ? result.errors.place.addressLine : undefined;
  // The rule's own text is about delivery, as in the checkout.
  if (missing && place?.addressLine.trim() === '') missing.message = 'Açık adresi yazın';
  return result;
};
