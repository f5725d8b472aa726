import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SheetFormat } from '../../../contract/admin/sheet-format.js';
import { AppError } from '../../../contract/app-error.js';
import { type LocalDate, studioDate } from '../../../contract/common/dates.js';
import type {
  AdminSessionRow,
  CopyPreviewDay,
  SessionChoice,
  SessionClash,
  SessionGuests,
} from '../../../contract/workshops/admin-sessions.views.js';
import type {
  SessionChoicesQuery,
  SessionHoursQuery,
} from '../../../contract/workshops/admin-sessions.query.js';
import { toClash } from '../../../contract/workshops/copy-week.js';
import type { CopySessionDto } from '../../../contract/workshops/copy-session.dto.js';
import { SESSION_FIELD_NAMES } from '../../../contract/workshops/session-fields.js';
import type { SessionTimes } from '../../../contract/workshops/session.js';
import { IS_ACTIVE_BOOKING } from '../../bookings/active-bookings.js';
import { SessionBookingsService } from '../../bookings/session-bookings.service.js';
import { snakeCase } from '../../platform/database/naming-strategy.js';
import { type Sheet, sheetOf } from '../../platform/lists/sheet.js';
import { seatBlocksOfDay } from './seat-blocks/seat-block-records.js';
import { SESSION_SHEET } from './session-sheet.js';

const FIELDS = SESSION_FIELD_NAMES.map((name) => `s.${snakeCase(name)} AS "${name}"`).join(', ');
const ROW = `
  SELECT s.id, s.version, ${FIELDS},
    s.booked_seats AS "bookedSeats", s.held_seats AS "heldSeats", s.cancelled_at AS "cancelledAt",
    b.bookings AS "activeBookings", b.seats AS "activeSeats", b.paid AS "activePaidKurus", b.cancelled, b.refunded,
    (SELECT count(*)::int FROM guest_choice WHERE session_id = s.id AND call_off_id IS NULL AND outcome IS NULL)
      AS "openMoveAnswers",
    s.overbooked_seats AS "overbookedSeats", blocked.elsewhere AS "seatsTakenElsewhere", blocked.kept AS "seatsKept"
  FROM workshop_session s CROSS JOIN LATERAL (
    SELECT coalesce(sum(seats) FILTER (WHERE kind = 'elsewhere'), 0)::int AS elsewhere,
      coalesce(sum(seats) FILTER (WHERE kind = 'studio'), 0)::int AS kept
    FROM seat_block WHERE session_id = s.id) blocked
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE ${IS_ACTIVE_BOOKING})::int AS bookings,
      coalesce(sum(quantity) FILTER (WHERE ${IS_ACTIVE_BOOKING}), 0)::int AS seats,
      coalesce(sum(CASE payment_status WHEN 'paid' THEN total_kurus WHEN 'partly_paid' THEN paid_kurus ELSE 0 END)
        FILTER (WHERE ${IS_ACTIVE_BOOKING}), 0)::int AS paid,
      count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
      count(*) FILTER (WHERE status = 'cancelled' AND payment_status = 'refunded')::int AS refunded
    FROM booking WHERE session_id = s.id) b
  WHERE (s.removed_at IS NULL OR s.cancelled_at IS NOT NULL)`;
/** The same bound as in the public calendar. */
const SESSIONS_PER_MONTH = 1_000;
/** Sessions read at once for a download. */
const SHEET_BATCH = 500;
/** How far back a list can be narrowed to a session without knowing it. */
const CHOICE_DAYS = 60;

type StoredRow = Omit<AdminSessionRow, 'cancellation'> & {
  readonly cancelledAt: Date | null;
  readonly cancelled: number;
  readonly refunded: number;
};

/** Reads sessions for the studio, with their bookings and including cancelled ones. */
@Injectable()
export class AdminSessionQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookings: SessionBookingsService,
  ) {}

  /** `month`: yyyy-MM. */
  async month(month: string): Promise<AdminSessionRow[]> {
    const rows = await this.dataSource.query<StoredRow[]>(
      `${ROW} AND s.date >= $1::date AND s.date < $1::date + interval '1 month'
       ORDER BY s.date, s.start_time, s.id LIMIT ${SESSIONS_PER_MONTH}`,
      [`${month}-01`],
    );
    return rows.map(toRow);
  }

  /** The sessions of a day that take place. */
  async day(date: LocalDate): Promise<AdminSessionRow[]> {
    const rows = await this.dataSource.query<StoredRow[]>(
      `${ROW} AND s.cancelled_at IS NULL AND s.date = $1::date ORDER BY s.start_time, s.id`,
      [date],
    );
    return rows.map(toRow);
  }

  /** The first session after the day; null when none is planned. */
  async firstAfter(date: LocalDate): Promise<AdminSessionRow | null> {
    const [row] = await this.dataSource.query<StoredRow[]>(
      `${ROW} AND s.cancelled_at IS NULL AND s.date > $1::date ORDER BY s.date, s.start_time, s.id LIMIT 1`,
      [date],
    );
    return row ? toRow(row) : null;
  }

  /** All sessions from the first to the last day, as a table for download. */
  sheet(format?: SheetFormat): Sheet {
    return sheetOf(SESSION_SHEET, this.batches(), format);
  }

  /** The guests of a day by session; cancelled sessions have none. */
  async guestsOfDay(date: LocalDate): Promise<SessionGuests[]> {
    const rows = await this.day(date);
    const guests = await this.bookings.guestsOfDay(date);
    const blocks = await seatBlocksOfDay(this.dataSource.manager, date);
    return rows.map(({ id: sessionId, title, startTime, endTime, isForChildren, ...row }) => ({
      ...{ sessionId, title, date, startTime, endTime, isForChildren },
      ...{ capacity: row.capacity, bookedSeats: row.bookedSeats, overbookedSeats: row.overbookedSeats },
      blocks: blocks.get(sessionId) ?? [],
      guests: guests.filter((each) => each.sessionId === sessionId).map(({ guest }) => guest),
    }));
  }

  /** Throws workshop_not_found. */
  async get(manager: EntityManager, sessionId: string): Promise<AdminSessionRow> {
    const [row] = await manager.query<StoredRow[]>(`${ROW} AND s.id = $1`, [sessionId]);
    if (!row) throw new AppError('workshop_not_found');
    return toRow(row);
  }

  async find(sessionId: string): Promise<AdminSessionRow> {
    return this.get(this.dataSource.manager, sessionId);
  }

  /** The existing sessions of those days that overlap the copied session. */
  async copyPreview({ sessionId, dates }: CopySessionDto): Promise<CopyPreviewDay[]> {
    const existing = await this.overlapping(dates, await this.find(sessionId));
    return dates.map((date) => ({
      date,
      clashes: existing.filter((each) => each.date === date).map(toClash),
    }));
  }

  /** The sessions that overlap these hours, without the one that is being moved. */
  async clashes({ date, sessionId, ...hours }: SessionHoursQuery): Promise<SessionClash[]> {
    const existing = await this.overlapping([date], hours);
    return existing.filter(({ id }) => id !== sessionId).map(toClash);
  }

  /** The sessions of the last weeks and all later ones, and the named one. */
  async choices({ sessionId }: SessionChoicesQuery): Promise<SessionChoice[]> {
    return this.dataSource.query<SessionChoice[]>(
      `SELECT id, title, to_char(date, 'YYYY-MM-DD') AS date, to_char(start_time, 'HH24:MI') AS "startTime"
       FROM workshop_session
       WHERE (removed_at IS NULL AND date >= $1::date - ${CHOICE_DAYS}) OR id = $2
       ORDER BY date, start_time, id LIMIT ${SESSIONS_PER_MONTH}`,
      [studioDate(new Date()), sessionId ?? null],
    );
  }

  private async *batches(): AsyncGenerator<AdminSessionRow[]> {
    let last: StoredRow | undefined;
    do {
      const rows = await this.dataSource.query<StoredRow[]>(
        `${ROW} AND ($1::date IS NULL OR (s.date, s.start_time, s.id) > ($1::date, $2::time, $3::uuid))
         ORDER BY s.date, s.start_time, s.id LIMIT ${SHEET_BATCH}`,
        [last?.date, last?.startTime, last?.id],
      );
      if (rows.length > 0) yield rows.map(toRow);
      last = rows.length === SHEET_BATCH ? rows.at(-1) : undefined;
    } while (last);
  }

  private async overlapping(
    dates: readonly LocalDate[],
    { startTime, endTime }: Pick<SessionTimes, 'startTime' | 'endTime'>,
  ): Promise<NamedSession[]> {
    return this.dataSource.query<NamedSession[]>(
      `SELECT id, title, to_char(date, 'YYYY-MM-DD') AS date, to_char(start_time, 'HH24:MI') AS "startTime",
         to_char(end_time, 'HH24:MI') AS "endTime"
       FROM workshop_session
       WHERE removed_at IS NULL AND date = ANY ($1::date[]) AND start_time < $3 AND end_time > $2
       ORDER BY start_time, id`,
      [dates, startTime, endTime],
    );
  }
}

type NamedSession = SessionTimes & { readonly id: string; readonly title: string };

function toRow({ cancelledAt, cancelled, refunded, ...row }: StoredRow): AdminSessionRow {
  const waiting = row.activeBookings;
  return {
    ...row,
    cancellation: cancelledAt && { cancelledAt: cancelledAt.toISOString(), waiting, cancelled, refunded },
  };
}
