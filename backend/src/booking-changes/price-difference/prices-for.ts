import type { SeatPrices } from '../../../contract/booking-changes/move-difference.js';
import type { Booking } from '../../bookings/booking.entity.js';

/** What a session asks for a seat of this booking's kind. */
export function pricesFor(
  { isStudent }: Pick<Booking, 'isStudent'>,
  { priceKurus, studentPriceKurus }: { readonly priceKurus: number; readonly studentPriceKurus: number },
): SeatPrices {
  return { regularKurus: priceKurus, unitKurus: isStudent ? studentPriceKurus : priceKurus };
}

/** With which the seats of a booking were sold. */
export function soldPrices({
  originalPriceKurus,
  priceKurus,
}: Pick<Booking, 'originalPriceKurus' | 'priceKurus'>): SeatPrices {
  return { regularKurus: originalPriceKurus, unitKurus: priceKurus };
}
