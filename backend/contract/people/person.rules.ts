import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { normalisePhone } from '../common/phone.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { hasVisibleCharacter, oneLine, severalLines } from '../common/text-rules.js';
import { trimmed } from '../common/trimmed.js';

const TOO_LONG = { message: 'Bu alan çok uzun.' };
const A_LETTER = /\p{L}/u;

/** An empty form field counts as absent. */
const emptyIsAbsent = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? undefined : value,
  );

export const isPersonsName = (whenMissing: string, { maxLength = 60 } = {}): PropertyDecorator =>
  rulesInOrder(
    trimmed(),
    IsNotEmpty({ message: whenMissing }),
    IsString({ message: whenMissing }),
    hasVisibleCharacter(whenMissing),
    MaxLength(maxLength, TOO_LONG),
    Matches(A_LETTER, { message: whenMissing }),
    oneLine(),
  );

const normalisedPhone = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (normalisePhone(value) ?? value.trim()) : value,
  );
const NOT_A_PHONE = { message: 'Geçerli bir telefon numarası giriniz' };
const looksLikePhone = () => Matches(/^\+[1-9]\d{6,14}$/, NOT_A_PHONE);

/** Stored as +90…; to be combined with `@IsOptional()`. */
export const isPhone = (): PropertyDecorator =>
  rulesInOrder(emptyIsAbsent(), normalisedPhone(), looksLikePhone());

/** Stored as +90…; refuses anything that cannot be a phone number. */
export const isRequiredPhone = (whenMissing: string): PropertyDecorator =>
  rulesInOrder(normalisedPhone(), IsNotEmpty({ message: whenMissing }), looksLikePhone());

/** Stored as +90…, or empty. */
export const isPhoneOrEmpty = (): PropertyDecorator =>
  rulesInOrder(normalisedPhone(), Matches(/^(\+[1-9]\d{6,14})?$/, NOT_A_PHONE));

/** The whole address as one text; to be combined with `@IsOptional()`. */
export const isWholeAddress = (): PropertyDecorator =>
  rulesInOrder(
    emptyIsAbsent(),
    trimmed(),
    IsString({ message: 'Adres okunamadı.' }),
    MaxLength(400, TOO_LONG),
    severalLines(),
  );
