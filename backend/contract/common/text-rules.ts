import { Matches, ValidateBy, ValidateIf } from 'class-validator';

const UNUSABLE = { message: 'Bu alanda kullanılamayan karakterler var.' };

/** Excludes control characters, unpaired surrogates, and marks that change the direction of the text. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]|[\t\n\r])*$/u;
const UNUSABLE_IN_LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/** A text without line breaks or direction marks: names, e-mail addresses, subjects. */
export const oneLine = (): PropertyDecorator => Matches(ONE_LINE, UNUSABLE);

/** The same for each text in a list. */
export const eachOneLine = (): PropertyDecorator => Matches(ONE_LINE, { ...UNUSABLE, each: true });

export const severalLines = (): PropertyDecorator => Matches(SEVERAL_LINES, UNUSABLE);

/** Removes the characters that `severalLines` refuses. */
export const withoutUnusable = (text: string): string => text.replace(UNUSABLE_IN_LINES, '');

/** Neither a blank nor a mark without a glyph, such as a zero-width space; U+2800 is an empty Braille cell. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A required text has one, because readers take anything else for nothing. */
export const hasVisibleCharacter = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'hasVisibleCharacter',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && VISIBLE.test(value),
      defaultMessage: () => message,
    },
  });

/** The field may be absent. Unlike with `@IsOptional`, null is refused. */
export const mayBeAbsent = (): PropertyDecorator =>
  ValidateIf((_dto: unknown, value: unknown) => value !== undefined);
