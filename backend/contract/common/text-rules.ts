import { Matches, ValidateIf } from 'class-validator';

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

/** The field may be absent. Unlike with `@IsOptional`, null is refused. */
export const mayBeAbsent = (): PropertyDecorator =>
  ValidateIf((_dto: unknown, value: unknown) => value !== undefined);
