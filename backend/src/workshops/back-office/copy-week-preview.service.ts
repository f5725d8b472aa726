import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';
import {
  daysOfWeek,
  mondayOf,
  type PlannedCopy,
  planWeekCopies,
} from '../../../contract/workshops/copy-week.js';
import type { WeekCopyQuery } from '../../../contract/workshops/copy-week.dto.js';
import type { SessionTimes } from '../../../contract/workshops/session.js';
import { Clock } from '../../platform/clock.js';
import { CurrentStudio } from '../../studio/current-studio.js';

/** Says what copying a week would add, and writes nothing. */
@Injectable()
export class CopyWeekPreviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /** The week's sessions, cancelled ones excepted, in each target week; by date and hour. */
  async preview(requested: WeekCopyQuery): Promise<PlannedCopy[]> {
    const week = mondayOf(requested.week);
    const targets = [...new Set(requested.targets.map(mondayOf))];
    return planWeekCopies({
      week,
      targets,
      sessions: await this.sessionsOf(daysOfWeek(week)),
      existing: await this.sessionsOf(targets.flatMap(daysOfWeek)),
      closedDays: this.studio.profile.closedDays,
      now: this.clock.now(),
    });
  }

  private async sessionsOf(dates: readonly LocalDate[]): Promise<NamedSession[]> {
    return this.dataSource.query<NamedSession[]>(
      `SELECT id, title, to_char(date, 'YYYY-MM-DD') AS date, to_char(start_time, 'HH24:MI') AS "startTime",
         to_char(end_time, 'HH24:MI') AS "endTime"
       FROM workshop_session
       WHERE removed_at IS NULL AND cancelled_at IS NULL AND date = ANY ($1::date[])
       ORDER BY date, start_time, id`,
      [dates],
    );
  }
}

type NamedSession = SessionTimes & { readonly id: string; readonly title: string };
