import { Transform } from 'class-transformer';
import { IsBoolean, IsIn } from 'class-validator';
import { isKnownPassword, isNewAdminPassword } from '../people/password.rule.js';
import { isPersonsName } from '../people/person.rules.js';
import { isEmailAddress } from '../common/email.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { ADMIN_ROLES, type AdminRole } from './roles.js';
import { ReadRecordDto } from './record.dto.js';

/** Specification 3, section 5, 'Admin form'. */
const INCOMPLETE = 'Lütfen tüm gerekli alanları doldurun.';
const OWN_PASSWORD_MISSING = 'Kendi şifrenizi yazın.';
const WRONG_ADDRESS = 'Geçersiz e-posta adresi';
const UNKNOWN_ROLE = { message: 'Bu yetki tanınmıyor.' };
const UNKNOWN_STATE = { message: 'Hesabın açık mı kapalı mı olduğu okunamadı.' };

/** A blank password field of a form counts as absent. */
const blankIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

export class NewAdminDto {
  @isPersonsName(INCOMPLETE, { maxLength: 120 })
  name: string;

  @isEmailAddress({ whenMissing: INCOMPLETE, whenWrong: WRONG_ADDRESS })
  email: string;

  @IsIn(ADMIN_ROLES, UNKNOWN_ROLE)
  role: AdminRole;

  @IsBoolean(UNKNOWN_STATE)
  isActive: boolean;

  @isNewAdminPassword(INCOMPLETE)
  password: string;

  /** The acting admin's own password. Documented clients may leave it out, see `ConfirmAdminPasswordService`. */
  @mayBeAbsent()
  @isKnownPassword(OWN_PASSWORD_MISSING)
  currentPassword?: string;
}

export class ChangedAdminDto extends ReadRecordDto {
  @isPersonsName(INCOMPLETE, { maxLength: 120 })
  name: string;

  @isEmailAddress({ whenMissing: INCOMPLETE, whenWrong: WRONG_ADDRESS })
  email: string;

  @IsIn(ADMIN_ROLES, UNKNOWN_ROLE)
  role: AdminRole;

  @IsBoolean(UNKNOWN_STATE)
  isActive: boolean;

  /** When blank, the password stays (specification 3, section 5). */
  @rulesInOrder(blankIsAbsent(), mayBeAbsent(), isNewAdminPassword(INCOMPLETE))
  password?: string;

  /** The acting admin's own password, when the change grants access (`grantsAccess`). */
  @mayBeAbsent()
  @isKnownPassword(OWN_PASSWORD_MISSING)
  currentPassword?: string;
}
