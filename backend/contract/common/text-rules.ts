import { Matches, ValidateIf } from 'class-validator';

const UNUSABLE = { message: 'Bu alanda kullanılamayan karakterler var.' };

/** Control characters, halves of characters, and marks that turn the direction of what follows. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u;
const SEVERAL_LINES = /^(?:[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]|[\t\n\r])*$/u;

/** A text that stands in a line with others: names, addresses of mails, subjects. */
export const oneLine = (): PropertyDecorator => Matches(ONE_LINE, UNUSABLE);

export const severalLines = (): PropertyDecorator => Matches(SEVERAL_LINES, UNUSABLE);

/** The field may be left out. Unlike with `@IsOptional`, null is a value, and a wrong one. */
export const mayBeAbsent = (): PropertyDecorator =>
  ValidateIf((_dto: unknown, value: unknown) => value !== undefined);
