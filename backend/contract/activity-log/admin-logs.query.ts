import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { PageQuery, type PageSize } from '../admin/page.query.js';
import type { LocalDate } from '../common/dates.js';
import { isLocalDate } from '../common/local-date.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { LOG_EVENT_TYPES, type LogEventType } from './log-event.js';

/** Specification 3, section 9. */
export const LOG_PAGE_SIZE: PageSize = 50;

/** The filters of the log; all conditions must hold. The newest entries come first. */
export class AdminLogsQuery extends PageQuery {
  @mayBeAbsent()
  @IsIn(LOG_EVENT_TYPES, { message: 'Olay türü geçersiz.' })
  type?: LogEventType;

  /** Text to find in the user, the IP address or the entry's record, compared in Turkish search form. */
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;

  /** Days in Istanbul time, both included. */
  @mayBeAbsent()
  @isLocalDate('Tarih geçersiz.')
  dateFrom?: LocalDate;

  @mayBeAbsent()
  @isLocalDate('Tarih geçersiz.')
  dateTo?: LocalDate;
}

export class AdminLogQuery {
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Log kaydı bulunamadı.' })
  id: string;
}
