import { Injectable } from '@nestjs/common';
import type { SessionTimes } from '../../contract/workshops/session.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { remindAt } from './reminder.js';

/** When guests are reminded, by the hour that the studio chose. */
@Injectable()
export class ReminderTimesService {
  constructor(
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  /** Null when the time has passed. */
  of(session: Pick<SessionTimes, 'date'>): Date | null {
    return remindAt(session, this.studio.orderRules.reminderHour, this.clock.now());
  }
}
