import type { FieldErrors as FormErrors } from 'react-hook-form';
import type { FieldErrors } from '@contract/app-error.js';
import { VisuallyHidden } from './visually-hidden.js';

interface ErrorSummaryProps {
  readonly errors: FormErrors | FieldErrors;
  readonly attempt: number;
}

/**
 * Tells screen readers after each attempt, in one sentence, which fields are still wrong. A refusal of the whole
 * form, such as an ended session, is not listed, because the form itself says it.
 */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const messages = messagesOf({ ...errors, root: undefined });
  if (attempt === 0 || messages.length === 0) return null;
  return (
    <VisuallyHidden role="alert" key={attempt}>
      {`Formda düzeltilecek ${messages.length} yer var: ${[...new Set(messages)].map(withoutFullStop).join('; ')}.`}
    </VisuallyHidden>
  );
}

function withoutFullStop(message: string): string {
  return message.replace(/\.$/, '');
}

function messagesOf(errors: object): string[] {
  return Object.values(errors).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    if (typeof entry !== 'object' || entry === null) return [];
    if ('message' in entry && typeof entry.message === 'string') return [entry.message];
    return 'ref' in entry ? [] : messagesOf(entry);
  });
}
