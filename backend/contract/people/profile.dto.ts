import { IsOptional, ValidateIf } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { nested } from '../common/nested.js';
import { AddressDto } from '../checkout/checkout.dto.js';
import { isKnownPassword, isNewPassword } from './password.rule.js';
import { isPersonsName, isPhone, isWholeAddress } from './person.rules.js';

/** What a customer may change (specification 1, section 5, 'Profile'); an absent phone or address is none. */
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

  /** As our own screens give it; it is the address then. */
  @IsOptional()
  @nested(() => AddressDto, 'Adres okunamadı.')
  place?: AddressDto;

  /** As the documented clients give it, in one text. */
  @IsOptional()
  @ValidateIf(({ place }: ProfileDto) => place === undefined)
  @isWholeAddress()
  address?: string;
}

export class ChangePasswordDto {
  @isKnownPassword()
  currentPassword: string;

  @isNewPassword()
  newPassword: string;
}

/** Asks for the password once more before what cannot be undone. */
export class DeleteAccountDto {
  @isKnownPassword()
  password: string;
}
