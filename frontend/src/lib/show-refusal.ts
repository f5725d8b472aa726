import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { describeError, type OwnWords } from './describe-error.js';

/** Puts what was refused beside its fields, the first of them in focus; else at the form as a whole. */
export function showRefusal<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  error: unknown,
  ownWords?: OwnWords,
): void {
  const { message, fields } = describeError(error, ownWords);
  const named = Object.entries(fields);
  named.forEach(([field, text], index) =>
    setError(field as FieldPath<Values>, { message: text }, { shouldFocus: index === 0 }),
  );
  if (named.length === 0) setError('root', { message });
}
