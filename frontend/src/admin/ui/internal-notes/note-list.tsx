import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import type { InternalNote } from '@contract/internal-notes/internal-note.js';
import { TextButton } from '../../../ui/text-link.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { useIsBefore } from './use-is-before.js';
import { useNoteChanges } from './use-note-changes.js';

interface NoteListProps {
  readonly notes: readonly InternalNote[];
  /** Says where a note was written, on pages with the notes of several records. */
  readonly placeOf?: (note: InternalNote) => ReactNode;
}

/** The studio's notes, the newest first. */
export function NoteList({ notes, placeOf }: NoteListProps) {
  return (
    <chakra.ul aria-label="İç notlar" display="grid" gap="3" textStyle="sm">
      {notes.map((note) => (
        <chakra.li key={note.id}>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            {note.text}
          </chakra.p>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {note.author} · <time dateTime={note.writtenAt}>{formatDateTime(note.writtenAt)}</time>
            {placeOf && <> · {placeOf(note)}</>}
          </chakra.p>
          {note.removableUntil !== null && <Remove note={note} until={note.removableUntil} />}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Offered to the author for the first minutes. */
function Remove({ note, until }: { readonly note: InternalNote; readonly until: string }) {
  const isOffered = useIsBefore(until);
  const [isRemoving, setRemoving] = useState(false);
  const { remove } = useNoteChanges();
  const start = async () => {
    setRemoving(true);
    try {
      await remove(note);
      toast.success({ text: 'Not silindi.' });
    } catch (error) {
      toast.error({ text: describeSaveFailure(error, 'Not silinemedi.') });
    } finally {
      setRemoving(false);
    }
  };
  if (!isOffered) return null;
  return (
    <TextButton
      py="1"
      aria-label={`Notu sil: ${note.text.slice(0, 40)}`}
      disabled={isRemoving}
      onClick={() => void start()}
    >
      {isRemoving ? 'Siliniyor...' : 'Sil'}
    </TextButton>
  );
}
