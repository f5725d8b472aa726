import type { LocalDate } from '../common/dates.js';
import { isId } from '../common/id.js';
import { isLocalDate } from '../common/local-date.rule.js';

export class SessionDayQuery {
  @isLocalDate('Lütfen bir tarih seçin.')
  date: LocalDate;
}

export class AdminSessionQuery {
  @isId('Workshop bulunamadı.')
  sessionId: string;
}
