import { formatPhone } from '../../../contract/common/phone.js';
import type { DayBlock, DayGuest, DaySession } from '../../../contract/printing/printing.views.js';
import type { SessionGuest, SessionGuests } from '../../../contract/workshops/admin-sessions.views.js';
import { SEAT_BLOCK_LABELS, type SeatBlock } from '../../../contract/workshops/seat-block.js';

/** The bookings whose seats are still to be paid for. */
const UNPAID: readonly SessionGuest['paymentStatus'][] = ['pending', 'failed', 'unpaid', 'partly_paid'];

/** A session of the day with those who are expected. */
export function daySession(session: SessionGuests): DaySession {
  const { sessionId, title, startTime, endTime, isForChildren } = session;
  const { capacity, bookedSeats, overbookedSeats } = session;
  return {
    ...{ sessionId, title, startTime, endTime, isForChildren, capacity, bookedSeats, overbookedSeats },
    guests: session.guests.map(dayGuest),
    blocks: session.blocks.map(dayBlock),
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

function dayBlock({ id, kind, name, phone, seats, note: notes }: SeatBlock): DayBlock {
  const isExpected = kind === 'elsewhere';
  const unnamed = isExpected ? 'Panel dışından yazılanlar' : SEAT_BLOCK_LABELS.studio;
  return { id, name: name || unnamed, phone: phone && formatPhone(phone), seats, notes, isExpected };
}
