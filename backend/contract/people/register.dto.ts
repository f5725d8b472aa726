import { IsOptional } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isNewPassword } from './password.rule.js';
import { isPersonsName, isPhone, isWholeAddress } from './person.rules.js';
import { CaptchaAnswerDto } from './sign-in.dto.js';

/** Messages: specification 1, section 5, 'Register'. */
export class RegisterDto extends CaptchaAnswerDto {
  @isPersonsName('Ad gerekli')
  firstName: string;

  @isPersonsName('Soyad gerekli')
  lastName: string;

  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  @isNewPassword()
  password: string;

  @IsOptional()
  @isPhone()
  phone?: string;

  @IsOptional()
  @isWholeAddress()
  address?: string;
}
