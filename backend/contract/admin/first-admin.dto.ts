import { IsString, Matches } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isNewAdminPassword } from '../people/password.rule.js';
import { isPersonsName } from '../people/person.rules.js';

const INVALID_LINK = { message: 'Bu kurulum adresi geçersiz.' };

/** The secret of the address that the shop printed. */
export class FirstAdminLinkDto {
  @Matches(/^[\w-]{43}$/, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}

/** The fields of the form in which the owner makes the first admin. */
export class FirstAdminFieldsDto {
  @isPersonsName('Adınızı yazın', { maxLength: 120 })
  name: string;

  @isEmailAddress({ whenMissing: 'E-posta adresinizi yazın', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  @isNewAdminPassword('Bir şifre belirleyin')
  password: string;
}

export class FirstAdminDto extends FirstAdminFieldsDto {
  @Matches(/^[\w-]{43}$/, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}
