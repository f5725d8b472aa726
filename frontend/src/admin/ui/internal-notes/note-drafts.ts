import { useState } from 'react';
import type { NoteSubject } from '@contract/internal-notes/internal-note.js';

/** What was typed and not saved yet, by record, so that closing a record loses nothing. It ends with the page. */
const drafts = new Map<string, string>();

export function useNoteDraft({ kind, id }: NoteSubject): readonly [string, (text: string) => void] {
  const place = `${kind} ${id}`;
  const [text, setText] = useState(drafts.get(place) ?? '');
  const write = (typed: string) => {
    if (typed === '') drafts.delete(place);
    else drafts.set(place, typed);
    setText(typed);
  };
  return [text, write];
}
