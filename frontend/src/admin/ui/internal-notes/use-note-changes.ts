import type { InternalNote, NoteSubject } from '@contract/internal-notes/internal-note.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useCampaignKey } from '../../lib/use-campaign-key.js';

/** Writes and removes the studio's notes. Every screen that shows notes reads them again. */
export function useNoteChanges() {
  const utils = trpc.useUtils();
  const { client } = utils;
  // The same text of a try whose answer was lost is the same note.
  const keys = useCampaignKey('internal-note');
  const readAgain = async () => {
    await Promise.all([utils.admin.notes.invalidate(), utils.admin.customers.notes.invalidate()]);
  };
  return {
    add: async ({ kind, id }: NoteSubject, text: string) => {
      await client.admin.notes[kind].add.mutate({ id, text, noteId: keys.keyOf({ kind, id, text }) });
      keys.forget();
      await readAgain();
    },
    remove: async ({ id: noteId, about: { kind, id } }: InternalNote) => {
      await client.admin.notes[kind].remove.mutate({ id, noteId });
      await readAgain();
    },
  };
}
