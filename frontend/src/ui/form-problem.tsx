import { useEffect, useRef } from 'react';
import { Note } from './note.js';

/**
 * Says why a form was refused as a whole, such as by an ended session; nothing where there is no such reason. It takes
 * the focus, because a long form may show it far from the button that was pressed.
 */
export function FormProblem({ text }: { readonly text: string | undefined }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text === undefined) return;
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  if (text === undefined) return null;
  return (
    <Note tone="danger" role="alert" ref={note}>
      {text}
    </Note>
  );
}
