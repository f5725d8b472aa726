import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';

/** Specification 1, section 9. */
export const MIN_PASSWORD_LENGTH = 6;
/** A longer password would only cost computing time. */
const MAX_PASSWORD_LENGTH = 200;
export const PASSWORD_TOO_SHORT = 'Şifre en az 6 karakter olmalıdır';

const TOO_LONG = { message: 'Şifre en fazla 200 karakter olabilir' };

/** Validates a new password. It is used as typed, including spaces, but must contain more than spaces. */
export function isNewPassword(whenMissing = 'Şifre gerekli'): PropertyDecorator {
  return rulesInOrder(
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    MinLength(MIN_PASSWORD_LENGTH, { message: PASSWORD_TOO_SHORT }),
    MaxLength(MAX_PASSWORD_LENGTH, TOO_LONG),
    Matches(/\S/, { message: whenMissing }),
  );
}

/** Admins reach everybody's data, so theirs are longer. */
export const MIN_ADMIN_PASSWORD_LENGTH = 12;
const ADMIN_PASSWORD_TOO_SHORT = 'Yönetici şifresi en az 12 karakter olmalıdır';

/** Validates an admin's new password. One that is too short for everybody is refused in the specification's words. */
export function isNewAdminPassword(
  whenMissing: string,
  whenTooShort: string = PASSWORD_TOO_SHORT,
): PropertyDecorator {
  return rulesInOrder(
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    MinLength(MIN_PASSWORD_LENGTH, { message: whenTooShort }),
    MinLength(MIN_ADMIN_PASSWORD_LENGTH, { message: ADMIN_PASSWORD_TOO_SHORT }),
    MaxLength(MAX_PASSWORD_LENGTH, TOO_LONG),
    Matches(/\S/, { message: whenMissing }),
  );
}

/** Validates a password that is compared with a stored one. */
export function isKnownPassword(whenMissing = 'Şifre gerekli'): PropertyDecorator {
  return rulesInOrder(
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    MaxLength(MAX_PASSWORD_LENGTH, TOO_LONG),
  );
}
