import { formatPhone } from '../../../contract/common/phone.js';
import type { DayGuest, DaySession } from '../../../contract/printing/printing.views.js';
import type { SessionGuest, SessionGuests } from '../../../contract/workshops/admin-sessions.views.js';

/** The bookings whose seats are still to be paid for. */
const UNPAID: readonly SessionGuest['paymentStatus'][] = ['pending', 'failed', 'unpaid', 'partly_paid'];

/** A session of the day with those who are expected. */
export function daySession(session: SessionGuests): DaySession {
  const { sessionId, title, startTime, endTime, capacity, bookedSeats, guests } = session;
  const known = guests.reduce((sum, { seats }) => sum + seats, 0);
  return {
    ...{ sessionId, title, startTime, endTime, capacity, bookedSeats },
    guests: guests.map(dayGuest),
    seatsTakenElsewhere: Math.max(0, bookedSeats - known),
  };
}

function dayGuest(guest: SessionGuest): DayGuest {
  const { bookingId, shortId, name, surname, namedGuests, phone, seats, isStudent, notes } = guest;
  return {
    ...{ bookingId, shortId, namedGuests, seats, isStudent, notes },
    name: `${name} ${surname}`.trim(),
    phone: formatPhone(phone),
    openKurus: UNPAID.includes(guest.paymentStatus) ? guest.totalKurus - guest.paidKurus : 0,
  };
}
