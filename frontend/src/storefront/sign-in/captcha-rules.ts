import { Matches } from 'class-validator';
import { RegisterDto } from '@contract/accounts/register.dto.js';
import { SignInDto } from '@contract/accounts/sign-in.dto.js';
import { errorText } from '@contract/app-error.js';

const isAnswered = (): PropertyDecorator => Matches(/\S/, { message: errorText('captcha_required') });

/** While the shop asks for a captcha, a form without an answer need not be sent. */
export class AnsweredSignInDto extends SignInDto {
  @isAnswered()
  override captchaAnswer?: string;
}

export class AnsweredRegisterDto extends RegisterDto {
  @isAnswered()
  override captchaAnswer?: string;
}
