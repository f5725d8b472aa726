import { IsString, Matches, MaxLength } from 'class-validator';
import { mayBeAbsent } from '../common/text-rules.js';
import { isEmailAddress } from '../common/email.rule.js';
import { isKnownPassword } from './password.rule.js';

/** The answer to the captcha. The security settings decide whether it is required. */
export class CaptchaAnswerDto {
  @mayBeAbsent()
  @IsString({ message: 'CAPTCHA doğrulaması gereklidir' })
  @MaxLength(40, { message: 'CAPTCHA doğrulaması başarısız' })
  captchaAnswer?: string;
}

/** Messages: specification 1, section 5, 'Login'. */
export class SignInDto extends CaptchaAnswerDto {
  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  @isKnownPassword()
  password: string;
}

/** How long the mailed link that ends a lock-out is valid. */
export const UNLOCK_MINUTES = 60;

const INVALID_LINK = { message: 'Bu bağlantı kullanılmış ya da süresi dolmuş.' };

export class UnlockSignInDto {
  @Matches(/^[\w-]{43}$/, INVALID_LINK)
  @IsString(INVALID_LINK)
  token: string;
}
