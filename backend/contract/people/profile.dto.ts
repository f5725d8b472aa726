import { IsOptional, ValidateIf } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { nested } from '../common/nested.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { AddressDto } from '../checkout/checkout.dto.js';
import { isKnownPassword, isNewPassword } from './password.rule.js';
import { isPersonsName, isPhone, isWholeAddress } from './person.rules.js';

/**
 * The fields that customers may change (specification 1, section 5, 'Profile'); an absent phone or address is
 * removed.
 */
export class ProfileDto {
  @isPersonsName('Ad gerekli')
  firstName: string;

  @isPersonsName('Soyad gerekli')
  lastName: string;

  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  @IsOptional()
  @isPhone()
  phone?: string;

  /** The address in parts, as our own screens send it; takes precedence over `address`. */
  @IsOptional()
  @nested(() => AddressDto, 'Adres okunamadı.')
  place?: AddressDto;

  /** The address in one text, as documented clients send it. */
  @IsOptional()
  @ValidateIf(({ place }: ProfileDto) => place === undefined)
  @isWholeAddress()
  address?: string;
}

/**
 * A customer's own change. A new e-mail address requires the password, because whoever has the address can set a new
 * one.
 */
export class OwnProfileDto extends ProfileDto {
  @mayBeAbsent()
  @isKnownPassword()
  currentPassword?: string;
}

export class ChangePasswordDto {
  @isKnownPassword()
  currentPassword: string;

  @isNewPassword()
  newPassword: string;
}

/** Deleting an account cannot be undone, so it requires the password. */
export class DeleteAccountDto {
  @isKnownPassword()
  password: string;
}
