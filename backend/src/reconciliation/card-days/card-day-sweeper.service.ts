import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays, type LocalDate, studioDate } from '../../../contract/common/dates.js';
import { Clock } from '../../platform/clock.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { Log } from '../../platform/logging/log.js';
import { ReadCardDayService } from './read-card-day.service.js';

const HOUR = 3600;
/** As long as iyzico was away, days wait to be read. */
const DAYS_BACK = 14;
/** iyzico's report fills up late, so the last days are read once more on each day. */
const READ_AGAIN_DAYS = 3;
const READ_AGAIN_HOURS = 20;

/** Reads iyzico's report of the days that are over. */
@Injectable()
export class CardDaySweeperService implements OnModuleInit {
  constructor(
    private readonly jobs: JobRegistry,
    private readonly dataSource: DataSource,
    private readonly reading: ReadCardDayService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'reconciliation.card-days', everySeconds: HOUR, run: () => this.readDue() });
  }

  /** Stops at the first day about which iyzico cannot be asked; the next run begins there. */
  async readDue(): Promise<void> {
    for (const day of await this.due()) {
      if (await this.reading.read(day)) continue;
      this.log.warn('The report of a day could not be read from iyzico; it will be tried again.', { day });
      return;
    }
  }

  private async due(): Promise<LocalDate[]> {
    const now = this.clock.now();
    const today = studioDate(now);
    const rows = await this.dataSource.query<{ day: LocalDate; isFresh: boolean }[]>(
      `SELECT day::text AS day, read_at > $2::timestamptz - make_interval(hours => ${READ_AGAIN_HOURS}) AS "isFresh"
       FROM card_day WHERE day >= $1`,
      [addDays(today, -DAYS_BACK), now],
    );
    const isFresh = new Map(rows.map((row) => [row.day, row.isFresh]));
    const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, back - DAYS_BACK));
    return days.filter((day) => {
      const known = isFresh.get(day);
      return known === undefined || (!known && day >= addDays(today, -READ_AGAIN_DAYS));
    });
  }
}
