import { IsBoolean, IsInt, IsString, IsUUID, Matches, Max, Min } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isId } from '../common/id.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isPersonsName, isPhoneOrEmpty } from '../people/person.rules.js';

/** More people than this come by agreement. */
export const MOST_WAITING_SEATS = 20;
export const MAX_WAITING_NOTE = 300;

const UNREADABLE = { message: 'Seçiminiz okunamadı.' };
const SEATS = { message: `1 ile ${MOST_WAITING_SEATS} arasında bir sayı yazın.` };

/** Somebody waits for seats of a full session. */
export class JoinWaitingListDto {
  /** Also the number of the entry: a request repeated after a lost answer joins once. */
  @IsUUID('4', { message: 'Bekleme isteği okunamadı. Sayfayı yenileyin.' })
  requestKey: string;

  @isId('Workshopu seçin.')
  sessionId: string;

  @isPersonsName('Adınızı yazın')
  name: string;

  @isEmailAddress({ whenMissing: 'E-posta gereklidir', whenWrong: 'Geçerli bir e-posta adresi giriniz' })
  email: string;

  /** +90…, or empty. */
  @isPhoneOrEmpty()
  phone: string;

  @Max(MOST_WAITING_SEATS, SEATS)
  @Min(1, SEATS)
  @IsInt(SEATS)
  seats: number;

  /** Fewer seats will do as well. */
  @IsBoolean(UNREADABLE)
  takesFewer: boolean;

  /** Any date of this workshop will do. */
  @IsBoolean(UNREADABLE)
  takesAnyDate: boolean;

  @IsBoolean(UNREADABLE)
  isStudent: boolean;

  @isOptionalText({ maxLength: MAX_WAITING_NOTE, hasLines: true })
  note: string;
}

/** The parts of the address of an entry's page: its number and its key. */
export class EntryKeyDto {
  @IsUUID('4', { message: 'Bekleme bağlantısı eksik.' })
  entryId: string;

  @IsString({ message: 'Bekleme bağlantısı eksik.' })
  @Matches(/^[\w-]{20,64}$/, { message: 'Bekleme bağlantısı eksik.' })
  entryKey: string;
}
