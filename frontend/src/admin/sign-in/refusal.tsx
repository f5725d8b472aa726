import { chakra } from '@chakra-ui/react';
import { describeError } from '../../lib/server/describe-error.js';
import { Note } from '../../ui/note.js';

/** An error of the sign-in, named as in specification 3, section 8, 'Login'. */
export interface Refusal {
  readonly title: string;
  readonly text: string;
}

export function refusalOf(title: string, error: unknown): Refusal {
  return { title, text: describeError(error).message };
}

export function RefusalNote({ refusal }: { readonly refusal: Refusal | null }) {
  if (refusal === null) return null;
  return (
    <Note tone="danger" role="alert">
      <chakra.strong display="block">{refusal.title}</chakra.strong>
      {refusal.text}
    </Note>
  );
}
