import { Note } from './note.js';

/** Says why a form was refused as a whole, such as by an ended session; nothing where there is no such reason. */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Note tone="danger" role="alert">
      {text}
    </Note>
  );
}
