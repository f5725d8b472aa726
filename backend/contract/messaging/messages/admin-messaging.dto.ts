import { IsIn } from 'class-validator';
import { PageQuery } from '../../admin/page.query.js';
import type { LocalDate } from '../../common/dates.js';
import { isId } from '../../common/id.js';
import { isLocalDate } from '../../common/local-date.rule.js';
import { mayBeAbsent } from '../../common/text-rules.js';
import { type Audience, AUDIENCES, DIRECT_AUDIENCES, type DirectAudience } from './audience.js';
import { isStudioText, isSubject } from './studio-message.rule.js';
import { MESSAGE_CATEGORIES, type MessageCategory } from './message.js';

/** Specification 2, section 5, 'Messaging'. */
export const EMPTY_MESSAGE = 'Konu ve mesaj alanları boş olamaz.';
const AUDIENCE = { message: 'Alıcı grubu geçersiz.' };
const CATEGORY = { message: 'Kategori geçersiz.' };
const TARGET = 'Alıcı bulunamadı.';
const DAY = 'Tarih geçersiz.';

export class RecipientsQuery extends PageQuery {
  @IsIn(AUDIENCES, AUDIENCE)
  audience: Audience;

  @mayBeAbsent()
  @isLocalDate(DAY)
  day?: LocalDate;

  /** An advertisement is mailed only to people who consented. */
  @IsIn(MESSAGE_CATEGORIES, CATEGORY)
  category: MessageCategory;
}

export class SendMessageDto {
  /** Idempotency key made when the form is opened: repeated requests send the message only once. */
  @isId('Mesaj okunamadı.')
  key: string;

  @isSubject(EMPTY_MESSAGE)
  subject: string;

  @isStudioText(EMPTY_MESSAGE)
  message: string;

  @IsIn(MESSAGE_CATEGORIES, CATEGORY)
  category: MessageCategory;

  @IsIn(AUDIENCES, AUDIENCE)
  audience: Audience;

  @mayBeAbsent()
  @isLocalDate(DAY)
  day?: LocalDate;
}

/** The recipients of a message to whom a record belongs. */
export class DirectRecipientsQuery extends PageQuery {
  @IsIn(DIRECT_AUDIENCES, AUDIENCE)
  audience: DirectAudience;

  /** The session, the account or the order. */
  @isId(TARGET)
  targetId: string;
}

/** A message about something that was bought; it must not advertise, because nobody is asked for consent. */
export class SendDirectMessageDto {
  /** Idempotency key made when the form is opened: repeated requests send the message only once. */
  @isId('Mesaj okunamadı.')
  key: string;

  @isSubject(EMPTY_MESSAGE)
  subject: string;

  @isStudioText(EMPTY_MESSAGE)
  message: string;

  @IsIn(DIRECT_AUDIENCES, AUDIENCE)
  audience: DirectAudience;

  @isId(TARGET)
  targetId: string;
}

export class SentToQuery {
  @isId(TARGET)
  targetId: string;
}
