import { IsIn, IsString, IsUUID, Matches } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isPersonsName, isPhoneOrEmpty } from '../people/person.rules.js';
import { DATA_REQUEST_KINDS, type DataRequestKind } from './data-request.js';

export const MAX_DATA_REQUEST_TEXT = 2000;

/** Somebody asks about their own personal data. No identity number: the address proves who asks. */
export class AskDataRequestDto {
  /** Also the number of the request: a form sent again after a lost answer asks once. */
  @IsUUID('4', { message: 'Başvuru okunamadı. Sayfayı yenileyin.' })
  requestKey: string;

  @isPersonsName('Adınızı ve soyadınızı yazın', { maxLength: 120 })
  name: string;

  @isEmailAddress({ whenMissing: 'E-posta gereklidir', whenWrong: 'Geçerli bir e-posta adresi giriniz' })
  email: string;

  /** +90…, or empty. */
  @isPhoneOrEmpty()
  phone: string;

  @IsIn(DATA_REQUEST_KINDS, { message: 'Başvurunuzun konusunu seçin' })
  kind: DataRequestKind;

  @isOptionalText({ maxLength: MAX_DATA_REQUEST_TEXT, hasLines: true })
  message: string;
}

/** The parts of the address of a request's page: its number and its key. */
export class DataRequestKeyDto {
  @IsUUID('4', { message: 'Başvuru bağlantısı eksik.' })
  requestId: string;

  @IsString({ message: 'Başvuru bağlantısı eksik.' })
  @Matches(/^[\w-]{20,64}$/, { message: 'Başvuru bağlantısı eksik.' })
  requestSecret: string;
}
