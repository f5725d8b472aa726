import { isEmailAddress } from '../../common/email.rule.js';
import { isId } from '../../common/id.js';

export class MailsOfRecordQuery {
  @isId('Kayıt bulunamadı.')
  id: string;
}

/** The mails to somebody who has no account. */
export class MailsToAddressQuery {
  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;
}

/** Sends the mail about a record once more. */
export class MailAgainDto extends MailsOfRecordQuery {
  /** The same key is one act, so that a repeated request sends one mail. */
  @isId('Gönderim anahtarı geçersiz.')
  requestKey: string;
}
