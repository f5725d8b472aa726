import type { StudioSeatGuest } from '../../../contract/bookings/seat-guests/seat-guests.views.js';
import type { SeatGuest } from './seat-guest.entity.js';

export function toStudioSeatGuest(guest: SeatGuest): StudioSeatGuest {
  const { position, name, ageBand, guardianName, guardianPhone, needs, photoConsent } = guest;
  return { position, name, ageBand, guardianName, guardianPhone, needs, photoConsent };
}
