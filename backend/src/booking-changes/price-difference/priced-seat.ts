import type { PricedSeat } from '../../../contract/booking-changes/move-difference.js';
import type { BookingSeat } from '../../bookings/booking-seat.entity.js';

/** A seat as its price goes along to another day. */
export function pricedSeat({ pricePaidKurus, studentProof }: BookingSeat): PricedSeat {
  return { pricePaidKurus, paysRegular: studentProof === 'difference_paid' };
}
