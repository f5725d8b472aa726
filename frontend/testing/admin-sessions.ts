import { emptyTexts } from '@contract/common/field-table.js';
import type { AdminSessionRow } from '@contract/workshops/admin-sessions.views.js';
import { SESSION_TEXTS } from '@contract/workshops/session-fields.js';

/** A session of the studio's calendar with two seats left. */
export function aStudioSession(given: Partial<AdminSessionRow> = {}): AdminSessionRow {
  return {
    ...emptyTexts(SESSION_TEXTS),
    ...{ id: '7c1e04b9-5d0a-4f0e-9a35-0d5d3f6f1c11', version: 3, title: 'Çarkta ilk kâse', program: 1 },
    ...{ description: '', isForChildren: false, date: '2037-12-12', startTime: '10:00', endTime: '13:00' },
    ...{ priceKurus: 100_000, studentPriceKurus: null, capacity: 8, bookedSeats: 5, heldSeats: 1 },
    ...{ activeBookings: 0, activeSeats: 0, activePaidKurus: 0, seatsTakenElsewhere: 0 },
    ...{ seatsKept: 0, overbookedSeats: 0, openMoveAnswers: 0, cancellation: null },
    ...given,
  };
}
