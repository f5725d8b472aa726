import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';

/** Specification 1, section 9. */
export const MIN_PASSWORD_LENGTH = 6;
/** Longer ones would only make the server work. */
const MAX_PASSWORD_LENGTH = 200;
export const PASSWORD_TOO_SHORT = 'Şifre en az 6 karakter olmalıdır';

const TOO_LONG = { message: 'Şifre en fazla 200 karakter olabilir' };

/** A password that is being chosen. It is taken as it was typed, spaces included; of nothing else it may not be. */
export function isNewPassword(whenMissing = 'Şifre gerekli'): PropertyDecorator {
  return rulesInOrder(
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    MinLength(MIN_PASSWORD_LENGTH, { message: PASSWORD_TOO_SHORT }),
    MaxLength(MAX_PASSWORD_LENGTH, TOO_LONG),
    Matches(/\S/, { message: whenMissing }),
  );
}

/** A password that is compared with the one that was chosen. */
export function isKnownPassword(): PropertyDecorator {
  return rulesInOrder(
    IsNotEmpty({ message: 'Şifre gerekli' }),
    IsString({ message: 'Şifre gerekli' }),
    MaxLength(MAX_PASSWORD_LENGTH, TOO_LONG),
  );
}
