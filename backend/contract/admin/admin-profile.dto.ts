import { isKnownPassword, isNewAdminPassword } from '../people/password.rule.js';
import { isPersonsName } from '../people/person.rules.js';
import { isEmailAddress } from '../common/email.rule.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';

/** The fields of an admin's profile (specification 2, section 2.11). */
export class AdminProfileDto {
  @isPersonsName('Ad gerekli', { maxLength: 120 })
  name: string;

  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  /** The version that the client read. Absent from documented clients, which know no versions. */
  @mayBeAbsent()
  @isRecordNumber('Kayıt bulunamadı.')
  version?: number;
}

/**
 * The profile form of our own screens. Changing the e-mail address requires the current password, because
 * sign-in codes go to that address.
 */
export class OwnAdminProfileDto extends AdminProfileDto {
  @mayBeAbsent()
  @isKnownPassword()
  currentPassword?: string;
}

export class AdminPasswordDto {
  @isKnownPassword()
  currentPassword: string;

  /** Text: specification 2, section 5. */
  @isNewAdminPassword('Yeni şifre gerekli', 'Yeni şifre en az 6 karakter olmalıdır.')
  newPassword: string;
}
