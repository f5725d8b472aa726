import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { DaySheet } from '../../../contract/printing/printing.views.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { AdminSessionQueriesService } from '../../workshops/back-office/admin-session-queries.service.js';
import { printedStudio } from '../printed-studio.js';
import { daySession } from './day-sheet.js';

/** Reads the list of a day's guests, which hangs at the entrance. */
@Injectable()
export class ReadDaySheetService {
  constructor(
    private readonly sessions: AdminSessionQueriesService,
    private readonly studio: CurrentStudio,
  ) {}

  async read(date: LocalDate): Promise<DaySheet> {
    const sessions = await this.sessions.guestsOfDay(date);
    return { studio: printedStudio(this.studio.profile), date, sessions: sessions.map(daySession) };
  }
}
