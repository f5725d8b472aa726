import { IsString, Matches } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isNewPassword } from './password.rule.js';

const INVALID_LINK = { message: 'Geçersiz sıfırlama bağlantısı' };

/** Messages: specification 1, section 5, 'Forgot password' and 'Reset password'. */
export class RequestResetDto {
  @isEmailAddress({ whenMissing: 'Email adresi gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;
}

export class ResetTokenDto {
  @Matches(/^[\w-]{43}$/, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}

export class ResetPasswordDto extends ResetTokenDto {
  @isNewPassword('Tüm alanları doldurun')
  password: string;
}
