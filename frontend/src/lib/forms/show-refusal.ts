import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { describeError, type FallbackTexts } from '../server/describe-error.js';

/** Shows the server's errors at their fields and focuses the first; errors without a field go to the whole form. */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  fallbackTexts?: FallbackTexts,
): void {
  const { message, fields } = describeError(error, fallbackTexts);
  const named = Object.entries(fields);
  named.forEach(([field, text], index) =>
    setError(field as FieldPath<Values>, { message: text }, { shouldFocus: index === 0 }),
  );
  if (named.length === 0) setError('root', { message });
}
