import { Matches } from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { trimmed } from '../common/trimmed.js';
import { isKnownPassword } from '../people/password.rule.js';
import { isReplacedAccount, isSecret } from './secret.rule.js';

/** The account with Paraşüt. */
export class SaveParasutAccountDto {
  @rulesInOrder(
    trimmed(),
    Matches(/^\d{1,12}$/, { message: 'Firma numarası rakamlardan oluşur; Paraşüt adresinizde de görünür.' }),
  )
  companyId: string;

  @isSecret('Client ID yazın.')
  clientId: string;

  @isSecret('Client Secret yazın.')
  clientSecret: string;

  @isEmailAddress({
    whenMissing: 'Paraşüt e-posta adresinizi yazın.',
    whenWrong: 'E-posta adresi geçersiz.',
  })
  username: string;

  @isSecret('Paraşüt şifrenizi yazın.')
  password: string;

  /** The account that was read; null when there was none. */
  @isReplacedAccount()
  replaces: string | null;

  @isKnownPassword('Kendi şifrenizi yazın.')
  currentPassword: string;
}
