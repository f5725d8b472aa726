import type { AddGuestsDto } from '../../contract/desk/add-guests.dto.js';

interface DemoGuest {
  readonly name: string;
  readonly needs?: string;
}

/** People who called the studio to come together. */
export interface DemoParty extends Pick<AddGuestsDto, 'fullName' | 'phone' | 'payment' | 'notes'> {
  readonly seats: number;
  readonly studentSeats?: number;
  /** Those whose names they have said. */
  readonly guests: readonly DemoGuest[];
}

/** Those who are expected next. */
export const DEMO_PARTIES: readonly DemoParty[] = [
  {
    ...{ fullName: 'Ayla Korkmaz', phone: '+905327014455', payment: 'transfer' },
    seats: 2,
    guests: [{ name: 'Ayla Korkmaz' }, { name: 'Mert Korkmaz', needs: 'Fıstık alerjisi var.' }],
    notes: 'Evlilik yıldönümleri; yan yana oturmak istiyorlar.',
  },
  {
    ...{ fullName: 'Hakan Erdem', phone: '+905443218790', payment: 'none' },
    seats: 1,
    guests: [{ name: 'Hakan Erdem' }],
    notes: 'Gelince ödeyecek.',
  },
  {
    ...{ fullName: 'Leyla Aksoy', phone: '+905556677080', payment: 'cash' },
    seats: 2,
    studentSeats: 1,
    guests: [{ name: 'Leyla Aksoy' }],
    notes: '',
  },
];

/** Whose workshop begins half an hour later than it was booked, and who has not said yet whether that suits. */
export const DEMO_ASKED_GUEST: DemoParty & { readonly email: string } = {
  ...{ fullName: 'Defne Uslu', phone: '+905368804512', email: 'defne.uslu@ornek.test', payment: 'transfer' },
  seats: 1,
  guests: [{ name: 'Defne Uslu' }],
  notes: '',
};
