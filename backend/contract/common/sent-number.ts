import { Transform } from 'class-transformer';

const WHOLE = /^-?\d{1,10}$/;

/**
 * Parses a whole number from a form or query string, but not ' 1', '1e3' or '0x1'; anything else is left for
 * validation to refuse.
 */
export function sentNumber(value: unknown): unknown {
  return typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
}

/** Converts a number that arrives as text, as from forms and query strings. */
export const asSentNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => sentNumber(value));
