import { IsInt, Max, Min } from 'class-validator';
import { rulesInOrder } from './rules-in-order.js';

/** The maximum of an `integer` column. */
export const LARGEST_INTEGER = 2_147_483_647;

/** Validates the number of a row or version. */
export function isRecordNumber(message: string): PropertyDecorator {
  return rulesInOrder(IsInt({ message }), Min(1, { message }), Max(LARGEST_INTEGER, { message }));
}
