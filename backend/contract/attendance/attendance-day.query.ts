import { isLocalDate } from '../common/local-date.rule.js';
import type { LocalDate } from '../common/dates.js';

/** Asks for the guests of a day. */
export class AttendanceDayQuery {
  @isLocalDate('Lütfen bir tarih seçin.')
  date: LocalDate;
}
