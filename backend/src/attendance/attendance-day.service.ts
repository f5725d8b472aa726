import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AttendanceDay } from '../../contract/attendance/attendance.views.js';
import { addDays, type LocalDate, studioDate } from '../../contract/common/dates.js';
import { Clock } from '../platform/clock.js';
import { AdminSessionQueriesService } from '../workshops/back-office/admin-session-queries.service.js';
import { ExpectedGuestsService } from './expected-guests.service.js';

/** Reads a day as the studio's door needs it. */
@Injectable()
export class AttendanceDayService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: AdminSessionQueriesService,
    private readonly guests: ExpectedGuestsService,
    private readonly clock: Clock,
  ) {}

  /** The days for which people at the door need their guests; yesterday is still on their screens after midnight. */
  isNear(date: LocalDate): boolean {
    const today = studioDate(this.clock.now());
    return addDays(today, -1) <= date && date <= addDays(today, 1);
  }

  async read(date: LocalDate): Promise<AttendanceDay> {
    const readAt = this.clock.now().toISOString();
    const rows = await this.sessions.day(date);
    const guests = await this.guests.ofDay(this.dataSource.manager, date);
    const next = await this.sessions.firstAfter(date);
    return {
      date,
      readAt,
      sessions: rows.map(({ id, title, startTime, endTime, isForChildren, capacity, ...seats }) => ({
        ...{ sessionId: id, title, date, startTime, endTime, isForChildren, capacity },
        ...{ seatsTakenElsewhere: seats.seatsTakenElsewhere, overbookedSeats: seats.overbookedSeats },
        guests: guests.get(id) ?? [],
      })),
      nextSession: next && { title: next.title, date: next.date, startTime: next.startTime },
    };
  }
}
