import { describeError } from '../../lib/server/describe-error.js';
import { describeFailure } from './describe-failure.js';

/** Describes the failure of a button in a table row. The list is read again by then, so a conflict only asks to retry. */
export function describeRowFailure(error: unknown, fallbackText: string): string {
  return describeError(error).code === 'changed_meanwhile'
    ? 'Bu kayıt bu arada değişti. Yeni hâli okundu; bakıp yeniden deneyin.'
    : describeFailure(error, fallbackText);
}
