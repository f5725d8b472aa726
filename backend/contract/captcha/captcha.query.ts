import { IsIn, IsOptional } from 'class-validator';
import { CAPTCHA_TYPES, type CaptchaType } from './captcha.view.js';

export class CaptchaQuery {
  @IsOptional()
  @IsIn(CAPTCHA_TYPES, { message: 'Güvenlik sorusunun türü tanınmıyor.' })
  type?: CaptchaType;
}
