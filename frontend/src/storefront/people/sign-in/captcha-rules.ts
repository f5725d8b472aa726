import { Matches } from 'class-validator';
import { RegisterDto } from '@contract/people/register.dto.js';
import { SignInDto } from '@contract/people/sign-in.dto.js';
import { CAPTCHA_ERRORS } from '@contract/captcha/captcha.errors.js';

const isAnswered = (): PropertyDecorator =>
  Matches(/\S/, { message: CAPTCHA_ERRORS.captcha_required.message });

/** While the shop requires a captcha, a form without an answer is not sent. */
export class AnsweredSignInDto extends SignInDto {
  @isAnswered()
  override captchaAnswer?: string;
}

export class AnsweredRegisterDto extends RegisterDto {
  @isAnswered()
  override captchaAnswer?: string;
}
