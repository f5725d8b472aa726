import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray } from 'class-validator';
import { addDays, type LocalDate } from '../common/dates.js';
import { isId } from '../common/id.js';
import { eachIsLocalDate } from '../common/local-date.rule.js';
import { hasBegun, type SessionStart } from './session.js';

/** A little more than a year of weeks. */
export const MAX_COPIES = 60;

export class CopySessionDto {
  @isId('Workshop bulunamadı.')
  sessionId: string;

  @eachIsLocalDate('Tarihlerden biri geçersiz.')
  @ArrayUnique({ message: 'Aynı tarih iki kez seçilmiş.' })
  @ArrayMaxSize(MAX_COPIES, { message: `Bir seferde en fazla ${MAX_COPIES} tarih seçebilirsiniz.` })
  @ArrayNotEmpty({ message: 'Lütfen en az bir tarih seçin.' })
  @IsArray({ message: 'Lütfen en az bir tarih seçin.' })
  dates: LocalDate[];
}

/**
 * The same weekday in the weeks after a session, up to and including `until`; at most MAX_COPIES. Weeks that
 * have begun at `now` are left out, because nothing can be added there.
 */
export function weeklyDates(session: SessionStart, until: LocalDate, now: Date): LocalDate[] {
  const dates: LocalDate[] = [];
  for (
    let date = addDays(session.date, 7);
    date <= until && dates.length < MAX_COPIES;
    date = addDays(date, 7)
  ) {
    if (!hasBegun({ date, startTime: session.startTime }, now)) dates.push(date);
  }
  return dates;
}
