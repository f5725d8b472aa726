import type { LocalDate, LocalTime } from '../common/dates.js';
import { isId } from '../common/id.js';
import { isLocalDate, isLocalTime } from '../common/local-date.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';

export class SessionDayQuery {
  @isLocalDate('Lütfen bir tarih seçin.')
  date: LocalDate;
}

export class AdminSessionQuery {
  @isId('Workshop bulunamadı.')
  sessionId: string;
}

/** Asks which sessions overlap these hours. */
export class SessionHoursQuery {
  @isLocalDate('Lütfen bir tarih seçin.')
  date: LocalDate;

  @isLocalTime('Başlangıç saati gereklidir.')
  startTime: LocalTime;

  @isLocalTime('Bitiş saati gereklidir.')
  endTime: LocalTime;

  /** The session that is being moved, which does not overlap itself. */
  @mayBeAbsent()
  @isId('Workshop bulunamadı.')
  sessionId?: string;
}

/** Asks for the sessions that a list can be narrowed to. */
export class SessionChoicesQuery {
  /** A session that is listed however long ago it was. */
  @mayBeAbsent()
  @isId('Workshop bulunamadı.')
  sessionId?: string;
}
