import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays, studioDate } from '../../contract/common/dates.js';
import type { UpcomingSession, UpcomingSessions } from '../../contract/admin/dashboard/dashboard.views.js';
import { Clock } from '../platform/clock.js';

const DAYS = 7;
const SHOWN = 6;

/** Reads the sessions of the next seven days, today included. */
@Injectable()
export class UpcomingSessionQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A session counts until it is over. */
  async read(): Promise<UpcomingSessions> {
    const now = this.clock.now();
    const today = studioDate(now);
    const rows = await this.dataSource.query<{ readonly total: number; readonly session: UpcomingSession }[]>(
      `SELECT (count(*) OVER ())::int AS total, json_build_object('id', id, 'title', title,
         'date', to_char(date, 'YYYY-MM-DD'), 'startTime', to_char(start_time, 'HH24:MI'), 'capacity', capacity,
         'bookedSeats', booked_seats, 'freeSeats', greatest(0, capacity - booked_seats - held_seats),
         'overbookedSeats', overbooked_seats) AS session
       FROM workshop_session
       WHERE removed_at IS NULL AND date BETWEEN $1::date AND $2::date
         AND (date + end_time) AT TIME ZONE 'Europe/Istanbul' > $3
       ORDER BY date, start_time, id LIMIT ${SHOWN}`,
      [today, addDays(today, DAYS - 1), now],
    );
    return { total: rows[0]?.total ?? 0, sessions: rows.map(({ session }) => session) };
  }
}
