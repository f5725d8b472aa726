import { IsIn, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../../admin/page.query.js';
import type { LocalDate } from '../../common/dates.js';
import { isId } from '../../common/id.js';
import { isLocalDate } from '../../common/local-date.rule.js';
import { mayBeAbsent } from '../../common/text-rules.js';
import { MAIL_LOG_STATUSES, type MailLogStatus } from './mail-log.js';

export class MailLogQuery extends PageQuery {
  @mayBeAbsent()
  @IsIn(MAIL_LOG_STATUSES, { message: 'Durum geçersiz.' })
  status?: MailLogStatus;

  /** A part of the recipient's address or of the subject. */
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama okunamadı.' })
  search?: string;

  /** Only the mails of one bulk mail. */
  @mayBeAbsent()
  @isId('Gönderim tanınmıyor.')
  bulkMailId?: string;

  /** From this day on, in Istanbul time. */
  @mayBeAbsent()
  @isLocalDate('Tarih geçersiz.')
  dateFrom?: LocalDate;
}
