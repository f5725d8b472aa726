import { IsInt, Max, Min } from 'class-validator';
import { LARGEST_INTEGER } from './record-number.rule.js';
import { rulesInOrder } from './rules-in-order.js';

const UNREADABLE = { message: 'Tutar geçersiz.' };

/** Validates an amount in kuruş. */
export function isAmount(): PropertyDecorator {
  return rulesInOrder(IsInt(UNREADABLE), Min(0, UNREADABLE), Max(LARGEST_INTEGER, UNREADABLE));
}
