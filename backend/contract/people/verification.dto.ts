import { Equals, IsIn, IsOptional, Matches } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isEmailAddress } from '../common/email.rule.js';
import { CODE_TYPES, type CodeType } from './verification-code.js';
import { trimmed } from '../common/trimmed.js';

const isCode = (): PropertyDecorator =>
  rulesInOrder(trimmed(), Matches(/^\d{6}$/, { message: 'Doğrulama kodu 6 haneli olmalıdır' }));

export class EmailDto {
  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;
}

/** The address of a new account with the mailed code. */
export class RegistrationCodeDto extends EmailDto {
  @isCode()
  code: string;
}

/** The code that was mailed to the signed-in customer. */
export class AddressCodeDto {
  @isCode()
  code: string;
}

/** The documented request for another code. */
export class RestResendDto extends EmailDto {
  @Equals('resend_code', { message: 'Kod gönderilemedi' })
  action: string;

  @IsOptional()
  @IsIn(CODE_TYPES, { message: 'Kod gönderilemedi' })
  type?: CodeType;
}
