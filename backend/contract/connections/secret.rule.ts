import { Matches, MaxLength, ValidateIf } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { trimmed } from '../common/trimmed.js';

const MAX_LENGTH = 200;

export const ACCOUNT_ID = /^\d{1,18}$/;
export const ACCOUNT_UNREADABLE = 'Bağlantı okunamadı. Sayfayı yenileyip yeniden deneyin.';

/** A key or password that another service has given: printable letters without a space, since it goes into a header. */
export function isSecret(whenMissing: string): PropertyDecorator {
  return rulesInOrder(
    trimmed(),
    Matches(/\S/, { message: whenMissing }),
    MaxLength(MAX_LENGTH, { message: `En fazla ${MAX_LENGTH} karakter olabilir.` }),
    Matches(/^[\x21-\x7e]+$/, { message: 'Boşluk ya da Türkçe harf içeremez; yeniden kopyalayın.' }),
  );
}

/** The id of the account that was read before it is replaced; null for the first. */
export function isReplacedAccount(): PropertyDecorator {
  return rulesInOrder(
    ValidateIf((_dto: unknown, value: unknown) => value !== null),
    Matches(ACCOUNT_ID, { message: ACCOUNT_UNREADABLE }),
  );
}
