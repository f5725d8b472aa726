import { Matches, ValidateBy } from 'class-validator';
import type { LocalDate } from './dates.js';

/** Validates an existing day, as yyyy-MM-dd. */
export function isLocalDate(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'isLocalDate',
    validator: { validate: isLocalDateText, defaultMessage: () => message },
  });
}

/** The same for each day in a list. */
export function eachIsLocalDate(message: string): PropertyDecorator {
  const validate = (value: unknown) => Array.isArray(value) && value.every(isLocalDateText);
  return ValidateBy({ name: 'eachIsLocalDate', validator: { validate, defaultMessage: () => message } });
}

/** HH:mm in Istanbul time. */
export function isLocalTime(message: string): PropertyDecorator {
  return Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message });
}

export function isLocalDateText(value: unknown): value is LocalDate {
  if (typeof value !== 'string' || !/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
