import { Matches } from 'class-validator';
import { isKnownPassword } from '../people/password.rule.js';
import { isReplacedAccount, isSecret } from './secret.rule.js';

/** The account with Netgsm. */
export class SaveSmsAccountDto {
  @Matches(/^\d{10}$/, { message: 'Kullanıcı kodu 10 hanedir: 850…, 312… ya da benzeri.' })
  userCode: string;

  @isSecret('API şifresini yazın.')
  password: string;

  @Matches(/^[\p{L}\d][\p{L}\d .&-]{2,10}$/u, { message: 'Gönderen adı 3 ile 11 karakter arasındadır.' })
  header: string;

  /** The account that was read; null when there was none. */
  @isReplacedAccount()
  replaces: string | null;

  @isKnownPassword('Kendi şifrenizi yazın.')
  currentPassword: string;
}
