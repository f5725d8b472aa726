import '../../../lib/forms/class-metadata.js';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { SeatGuestDto } from '@contract/bookings/seat-guests/seat-guests.dto.js';
import type { AgeBand } from '@contract/bookings/seat-guests/seat-guest.js';
import type { GuestFormView, SeatOfForm } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { formatPhone } from '@contract/common/phone.js';

export type GuestValues = Omit<SeatGuestDto, 'position' | 'version'>;
export type SeatKey = `seat${number}`;
/** What is typed for each seat, by its position, because seats may go while names are typed. */
export type GuestFormValues = Record<SeatKey, GuestValues>;

const NOBODY: GuestValues = {
  ...{ name: '', ageBand: 'adult', guardianName: '', guardianPhone: '' },
  ...{ needs: '', hasNeedsConsent: false, photoConsent: 'ask_at_door' },
};

export const seatKey = (position: number): SeatKey => `seat${position}`;

/** The buyer is offered as the guest of the first seat, and in a workshop for children as their responsible adult. */
export function valuesOf({ seats, buyerName, isForChildren }: GuestFormView): GuestFormValues {
  const offered = (position: number): GuestValues =>
    isForChildren
      ? { ...NOBODY, ageBand: 'child', guardianName: buyerName }
      : { ...NOBODY, name: position === 0 ? buyerName : '' };
  return Object.fromEntries(
    seats.map((seat) => [seatKey(seat.position), seatValues(seat, offered(seat.position))]),
  );
}

export function seatValues({ guest }: SeatOfForm, offered = NOBODY): GuestValues {
  if (guest === null) return offered;
  const { name, ageBand, guardianName, guardianPhone, needs, photoConsent } = guest;
  return {
    ...{ name, ageBand, guardianName, guardianPhone: formatPhone(guardianPhone), needs, photoConsent },
    // Needs are kept with a consent only.
    hasNeedsConsent: needs !== '',
  };
}

/** Something was typed, or somebody was saved before; other seats may stay empty. */
function isBegun({ name, needs, ageBand }: GuestValues, version: number, usualAge: AgeBand): boolean {
  return version > 0 || ageBand !== usualAge || [name, needs].some((text) => text.trim() !== '');
}

/** `dirty`: what react-hook-form says of the seat's fields. */
export function isChangedSeat(dirty: Partial<Record<keyof GuestValues, boolean>> | undefined): boolean {
  return Object.values(dirty ?? {}).some(Boolean);
}

/** The rules of the contract for each seat that was begun. Who is responsible for several types the telephone once. */
export function guestResolver({ seats, isForChildren }: GuestFormView): Resolver<GuestFormValues> {
  return (values) => {
    const errors: FieldErrors<GuestFormValues> = {};
    const read: GuestFormValues = {};
    const phones = guardianPhones(values);
    for (const { position, version } of seats) {
      const key = seatKey(position);
      const typed = values[key];
      if (typed === undefined || !isBegun(typed, version, isForChildren ? 'child' : 'adult')) continue;
      const guardianPhone = typed.guardianPhone.trim() || (phones.get(typed.guardianName.trim()) ?? '');
      const guest = plainToInstance(SeatGuestDto, { ...typed, guardianPhone, position, version });
      const found = validateSync(guest, { stopAtFirstError: true });
      if (found.length > 0) errors[key] = Object.fromEntries(found.map(fieldError));
      read[key] = guest;
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: read, errors: {} };
  };
}

function guardianPhones(values: GuestFormValues): Map<string, string> {
  const guests: readonly GuestValues[] = Object.values(values);
  const reached = guests.filter(({ guardianPhone }) => guardianPhone.trim() !== '');
  return new Map(reached.map(({ guardianName, guardianPhone }) => [guardianName.trim(), guardianPhone]));
}

function fieldError({
  property,
  constraints = {},
}: {
  property: string;
  constraints?: Record<string, string>;
}) {
  return [property, { type: 'rule', message: Object.values(constraints)[0] ?? '' }] as const;
}
