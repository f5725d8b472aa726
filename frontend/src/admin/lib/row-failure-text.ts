import { describeError } from '../../lib/describe-error.js';
import { failureText } from './failure-text.js';

/** For a button at a row, whose list is read again by then: nothing was typed, so nothing stands beside it. */
export function rowFailureText(error: unknown, ownWords: string): string {
  return describeError(error).code === 'changed_meanwhile'
    ? 'Bu kayıt bu arada değişti. Yeni hâli okundu; bakıp yeniden deneyin.'
    : failureText(error, ownWords);
}
