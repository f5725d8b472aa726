import { IsBoolean, IsIn, IsString, Matches, ValidateIf } from 'class-validator';
import { isId } from '../../common/id.js';
import { isOptionalText } from '../../common/optional-text.rule.js';
import { isRecordNumber } from '../../common/record-number.rule.js';
import { GUEST_CHOICES, type GuestChoiceKind } from './call-off.js';

const SESSION = 'Workshop bulunamadı.';
const BOOKING = 'Rezervasyon bulunamadı.';
const KEY = 'İstek anahtarı geçersiz.';
const LINK = { message: 'Bağlantı eksik.' };
const DATES = { message: 'Misafirlere başka gün önerilip önerilmeyeceğini seçin.' };
const CREDIT = { message: 'Misafirlere kredi önerilip önerilmeyeceğini seçin.' };
const CHOICE = { message: 'Başka günü, krediyi ya da iptali seçin.' };

/** The longest sentence that the studio may add to the mails of a session that is called off. */
export const CALL_OFF_NOTE_MAX = 500;

/** A session that is to be called off, or was. */
export class CallOffSessionQuery {
  @isId(SESSION)
  sessionId: string;
}

/** Asks for the mail that the guests of a session would get if it were called off with this sentence and offer. */
export class CallOffMailQuery extends CallOffSessionQuery {
  /** The studio's own sentence; may be empty. */
  @isOptionalText({ maxLength: CALL_OFF_NOTE_MAX, hasLines: true })
  note: string;

  @IsBoolean(DATES)
  offersDates: boolean;

  @IsBoolean(CREDIT)
  offersCredit: boolean;
}

export class CallOffSessionDto extends CallOffMailQuery {
  @isRecordNumber('Workshopun sürümü eksik.')
  version: number;

  /** A request repeated after a lost answer calls off once. */
  @isId(KEY)
  requestKey: string;
}

export class CallOffDto {
  @isId('İptal kaydı bulunamadı.')
  callOffId: string;
}

class ChoiceDto {
  @isId(BOOKING)
  bookingId: string;

  @IsIn(GUEST_CHOICES, CHOICE)
  choice: GuestChoiceKind;

  /** The session that is chosen instead; null for money and credit. */
  @ValidateIf(({ choice }: ChoiceDto) => choice === 'move')
  @isId('Yeni günü seçin.')
  sessionId: string | null;

  /** A request repeated after a lost answer decides once. */
  @isId(KEY)
  requestKey: string;
}

/** The choice of a guest who was called: the studio enters it as it was said on the telephone. */
export class ChooseForGuestDto extends ChoiceDto {}

/** The parts of the link to a choice. */
export class GuestChoiceQuery {
  @isId(BOOKING)
  bookingId: string;

  @Matches(/^[\w-]{20,64}$/, LINK)
  @IsString(LINK)
  choiceKey: string;
}

export class ChooseDto extends ChoiceDto {
  @Matches(/^[\w-]{20,64}$/, LINK)
  @IsString(LINK)
  choiceKey: string;
}
