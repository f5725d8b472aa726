import { chakra } from '@chakra-ui/react';
import type { NoteSubject } from '@contract/internal-notes/internal-note.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { Block } from '../block.js';
import { NoteForm } from './note-form.js';
import { NoteList } from './note-list.js';

interface NotesBlockProps {
  readonly about: NoteSubject;
  /** False for a record whose person was forgotten: nothing may be written about them. */
  readonly isOpen?: boolean;
}

/** What the studio notes for itself about one record. */
export function NotesBlock({ about, isOpen = true }: NotesBlockProps) {
  const notes = trpc.admin.notes[about.kind].list.useQuery({ id: about.id });
  return (
    <Block title="İç notlar">
      <chakra.div display="grid" gap="3">
        {isOpen && <NoteForm about={about} />}
        {notes.isPending && <Skeleton h="10" />}
        {notes.isLoadingError && <Quiet>İç notlar şu anda okunamıyor.</Quiet>}
        {notes.data?.length === 0 && <Quiet>Henüz not yok. Notları yalnız ekibiniz görür.</Quiet>}
        {notes.data !== undefined && notes.data.length > 0 && <NoteList notes={notes.data} />}
      </chakra.div>
    </Block>
  );
}

const Quiet = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });
