import { ValidateBy } from 'class-validator';
import { isLocalDateText } from './local-date.rule.js';

/** Validates yyyy-MM-ddTHH:mm in Istanbul time, on an existing day. */
export function isStudioMinute(message: string): PropertyDecorator {
  return ValidateBy({
    name: 'isStudioMinute',
    validator: { validate: isMinute, defaultMessage: () => message },
  });
}

function isMinute(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [date, time, ...rest] = value.split('T');
  return rest.length === 0 && isLocalDateText(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '');
}
