import { IsIn, IsInt, Max, Min } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isKnownPassword } from '../people/password.rule.js';
import { GELIVER_PLACES, type GeliverPlace } from './geliver-account.js';
import { isReplacedAccount, isSecret } from './secret.rule.js';

const MAX_SIDE_CM = 200;
const SIDE = { message: `1 ile ${MAX_SIDE_CM} cm arasında bir tam sayı yazın.` };

/** A side of the box, in centimetres. */
const isSide = (): PropertyDecorator => rulesInOrder(IsInt(SIDE), Min(1, SIDE), Max(MAX_SIDE_CM, SIDE));

/** The account with Geliver. */
export class SaveGeliverAccountDto {
  @IsIn(GELIVER_PLACES, { message: 'Gerçek gönderi ya da deneme seçin.' })
  place: GeliverPlace;

  @isSecret('API anahtarını yazın.')
  token: string;

  @isSide()
  lengthCm: number;

  @isSide()
  widthCm: number;

  @isSide()
  heightCm: number;

  /** The account that was read; null when there was none. */
  @isReplacedAccount()
  replaces: string | null;

  @isKnownPassword('Kendi şifrenizi yazın.')
  currentPassword: string;
}
