import { IsUUID, Matches } from 'class-validator';
import { isKnownPassword } from '../people/password.rule.js';
import { isEmailAddress } from '../common/email.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { trimmed } from '../common/trimmed.js';

/** Messages: specification 3, sections 5 and 8, 'Login'. */
export class AdminSignInDto {
  @isEmailAddress({ whenMissing: 'E-posta gerekli', whenWrong: 'Geçersiz e-posta adresi' })
  email: string;

  @isKnownPassword()
  password: string;
}

/** Requests another code for the admin whose password was right. */
export class ResendAdminCodeDto {
  @IsUUID('4', { message: '2FA hatası' })
  adminId: string;
}

/** The code that was mailed to the admin. */
export class AdminCodeDto extends ResendAdminCodeDto {
  @rulesInOrder(trimmed(), Matches(/^\d{6}$/, { message: '2FA kodu 6 haneli olmalı' }))
  code: string;
}
