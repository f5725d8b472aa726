import { IsIn } from 'class-validator';
import { isKnownPassword } from '../people/password.rule.js';
import { IYZICO_PLACES, type IyzicoPlace } from './iyzico-account.js';
import { isReplacedAccount, isSecret } from './secret.rule.js';

/** Keys as iyzico's panel shows them. */
export class SaveIyzicoAccountDto {
  /** Without meaning while the server names the address. */
  @IsIn(IYZICO_PLACES, { message: 'Satış ya da deneme ortamını seçin.' })
  place: IyzicoPlace;

  @isSecret('API anahtarını yazın.')
  apiKey: string;

  @isSecret('Güvenlik anahtarını yazın.')
  secretKey: string;

  /** The account that was read; null when there was none. */
  @isReplacedAccount()
  replaces: string | null;

  @isKnownPassword('Kendi şifrenizi yazın.')
  currentPassword: string;
}
