import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type SessionTimes, studentPriceKurus } from '../../contract/workshops/session.js';
import { Clock } from '../platform/clock.js';

/** A bound on the answer: a busy studio's next months. */
const MOST_OPEN = 200;

/** A session with free seats. */
export interface OpenSession extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly freeSeats: number;
  /** Of one seat, in kuruş. */
  readonly priceKurus: number;
  readonly studentPriceKurus: number;
  readonly isSameWorkshop: boolean;
}

/** Finds the other sessions of the same workshop, for guests who cannot come to theirs. */
@Injectable()
export class OtherDatesService {
  constructor(private readonly clock: Clock) {}

  /** All sessions with a free seat that somebody in this one could come to: the same workshop first, then by day. */
  async open(
    manager: EntityManager,
    { sessionId, title }: { readonly sessionId: string; readonly title: string },
  ): Promise<OpenSession[]> {
    const rows = await manager.query<(OpenSession & { ownStudentPriceKurus: number | null })[]>(
      `SELECT id AS "sessionId", title, date::text, to_char(start_time, 'HH24:MI') AS "startTime",
         to_char(end_time, 'HH24:MI') AS "endTime", capacity - booked_seats - held_seats AS "freeSeats",
         price_kurus AS "priceKurus", student_price_kurus AS "ownStudentPriceKurus",
         search_form(title) = search_form($2) AS "isSameWorkshop"
       FROM workshop_session WHERE id <> $1 AND removed_at IS NULL AND starts_at > $3
         AND booked_seats + held_seats < capacity AND NOT is_queue_first
       ORDER BY search_form(title) = search_form($2) DESC, date, start_time, id LIMIT $4`,
      [sessionId, title, this.clock.now(), MOST_OPEN],
    );
    return rows.map(({ ownStudentPriceKurus, ...session }) => ({
      ...session,
      studentPriceKurus: studentPriceKurus(session.priceKurus, ownStudentPriceKurus),
    }));
  }
}
