import { Matches } from 'class-validator';
import { RegisterDto } from '@contract/accounts/register.dto.js';
import { SignInDto } from '@contract/accounts/sign-in.dto.js';
import { CAPTCHA_ERRORS } from '@contract/captcha/captcha.errors.js';

const isAnswered = (): PropertyDecorator =>
  Matches(/\S/, { message: CAPTCHA_ERRORS.captcha_required.message });

/** While the shop asks for a captcha, a form without an answer need not be sent. */
export class AnsweredSignInDto extends SignInDto {
  @isAnswered()
  override captchaAnswer?: string;
}

export class AnsweredRegisterDto extends RegisterDto {
  @isAnswered()
  override captchaAnswer?: string;
}
