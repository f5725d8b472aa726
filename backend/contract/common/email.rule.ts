import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { rulesInOrder } from './rules-in-order.js';
import { trimmed } from './trimmed.js';

/**
 * Refuses quoted names and letters beyond ASCII in the local part: few relays deliver to them, and no real
 * customer has such an address.
 */
const PLAIN_ADDRESS = { blacklisted_chars: '"', allow_utf8_local_part: false };

/**
 * 'İ' has different lower-case forms in the database and in mail programs, so one address could pass for
 * another's. Internationalised domains are accepted in their ASCII form.
 */
const ASCII = /^[\x21-\x7e]*$/;

/** Validates an e-mail address that may be left empty; surrounding blanks are removed. */
export function isOptionalEmail(): PropertyDecorator {
  const wrong = { message: 'Geçerli bir e-posta adresi giriniz' };
  return rulesInOrder(
    trimmed(),
    IsString(wrong),
    ValidateIf((_object, value) => value !== ''),
    IsEmail(PLAIN_ADDRESS, wrong),
    Matches(ASCII, wrong),
    MaxLength(254, { message: 'Bu alan çok uzun.' }),
  );
}

/** Validates an e-mail address; surrounding blanks are removed. */
export function isEmailAddress(texts: {
  readonly whenMissing: string;
  readonly whenWrong: string;
}): PropertyDecorator {
  return rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: texts.whenMissing }),
    IsString({ message: texts.whenWrong }),
    IsEmail(PLAIN_ADDRESS, { message: texts.whenWrong }),
    Matches(ASCII, { message: texts.whenWrong }),
    MaxLength(254, { message: 'Bu alan çok uzun.' }),
  );
}
