import { Matches } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { trimmed } from '../common/trimmed.js';
import { isKnownPassword } from '../people/password.rule.js';
import { isReplacedAccount, isSecret } from './secret.rule.js';

/** A number that İYS gives. */
const isIysNumber = (message: string): PropertyDecorator =>
  rulesInOrder(trimmed(), Matches(/^\d{1,12}$/, { message }));

/** The account with İYS. */
export class SaveIysAccountDto {
  @isIysNumber('İYS numarası rakamlardan oluşur; İYS panelinde adınızın yanında görünür.')
  iysCode: string;

  @isIysNumber('Marka kodu rakamlardan oluşur; İYS panelinde Markalarım sayfasında görünür.')
  brandCode: string;

  @isSecret('API kullanıcı adını yazın.')
  username: string;

  @isSecret('API şifresini yazın.')
  password: string;

  /** The account that was read; null when there was none. */
  @isReplacedAccount()
  replaces: string | null;

  @isKnownPassword('Kendi şifrenizi yazın.')
  currentPassword: string;
}
