import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type {
  QueueEntry,
  QueueLength,
  SessionQueue,
} from '../../../contract/waiting-list/admin-waiting-list.views.js';
import { queueReason } from '../../../contract/waiting-list/queue-reason.js';
import { findSession } from '../queue-rows.js';
import { OfferFreeSeatsService } from '../offer-free-seats.service.js';

const MOST_SHOWN = 200;

type EntryRow = Omit<QueueEntry, 'joinedAt' | 'offer'> & {
  readonly createdAt: Date;
  readonly isOfferedHere: boolean;
  readonly offeredSeats: number | null;
  readonly offerEndsAt: Date | null;
  readonly isInCart: boolean;
};

/** Reads the waiting lists for the studio. */
@Injectable()
export class SessionQueuesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferFreeSeatsService,
  ) {}

  /** Throws workshop_not_found. */
  async of(sessionId: string): Promise<SessionQueue> {
    const { manager } = this.dataSource;
    const session = await findSession(manager, sessionId);
    if (!session) throw new AppError('workshop_not_found');
    const rows = await manager.query<EntryRow[]>(ENTRIES, [sessionId, session.title, MOST_SHOWN]);
    const entries = rows.map(toEntry);
    const waiting = entries.filter(({ status }) => status === 'waiting');
    const isTooLate = this.offers.endOf(session) === null;
    return {
      entries,
      reason: queueReason({ ...session, waiting, isTooLate }),
      freeSeats: session.freeSeats,
      waitedSeats: waiting.reduce((sum, { seats }) => sum + seats, 0),
    };
  }

  /** `month`: yyyy-MM. Who has an offer still waits for a seat. */
  async lengths(month: string): Promise<QueueLength[]> {
    return this.dataSource.query<QueueLength[]>(
      `SELECT session_id AS "sessionId", count(*)::int AS people
       FROM waiting_list_entry entry JOIN workshop_session session ON session.id = entry.session_id
       WHERE entry.status IN ('waiting', 'offered')
         AND session.date >= $1::date AND session.date < $1::date + interval '1 month'
       GROUP BY session_id`,
      [`${month}-01`],
    );
  }
}

const ENTRIES = `
  SELECT entry.id, status, name, email, phone, seats, takes_fewer AS "takesFewer", takes_any_date AS "takesAnyDate",
    is_student AS "isStudent", note, entry.created_at AS "createdAt", passed_over_free AS "passedOverFree",
    entry.session_id <> $1 AS "isOfOtherDate", offered_seats AS "offeredSeats", offer_ends_at AS "offerEndsAt",
    status = 'offered' AND offered_session_id = $1 AS "isOfferedHere", offer_hold_id IS NOT NULL AS "isInCart"
  FROM waiting_list_entry entry
  WHERE entry.session_id = $1 OR offered_session_id = $1
    OR (status = 'waiting' AND takes_any_date AND EXISTS (SELECT FROM workshop_session other
      WHERE other.id = entry.session_id AND search_form(other.title) = search_form($2)))
  ORDER BY ended_at IS NOT NULL, position LIMIT $3`;

function toEntry(row: EntryRow): QueueEntry {
  const { createdAt, isOfferedHere, offeredSeats, offerEndsAt, isInCart, ...entry } = row;
  const isOffered = isOfferedHere && offeredSeats !== null && offerEndsAt !== null;
  return {
    ...entry,
    joinedAt: createdAt.toISOString(),
    offer: isOffered ? { seats: offeredSeats, endsAt: offerEndsAt.toISOString(), isInCart } : null,
  };
}
