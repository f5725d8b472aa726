import {
  NOTE_REMOVABLE_MINUTES,
  NOTE_SUBJECT_KINDS,
  type InternalNote as NoteView,
  type NoteSubject,
  type NoteSubjectKind,
} from '../../../contract/internal-notes/internal-note.js';
import type { InternalNote } from '../internal-note.entity.js';

const REMOVABLE_MS = NOTE_REMOVABLE_MINUTES * 60_000;

export const SUBJECT_COLUMNS = {
  order: 'orderId',
  booking: 'bookingId',
  customer: 'customerId',
} as const satisfies Record<NoteSubjectKind, keyof InternalNote>;

/** Notes that were written later may be removed by their author. */
export const removableSince = (now: Date): Date => new Date(now.getTime() - REMOVABLE_MS);

export function noteView(note: InternalNote, readerId: string): NoteView {
  const { id, text, authorId, authorName, writtenAt } = note;
  return {
    ...{ id, text, about: subjectOf(note), author: authorName, writtenAt: writtenAt.toISOString() },
    removableUntil: authorId === readerId ? new Date(writtenAt.getTime() + REMOVABLE_MS).toISOString() : null,
  };
}

/** The record of that kind, which the note is about. */
export function idOf(note: InternalNote, kind: NoteSubjectKind): string {
  const id = note[SUBJECT_COLUMNS[kind]];
  if (id === null) throw new Error(`Note ${note.id} is not about a record of the kind '${kind}'.`);
  return id;
}

/** The database allows exactly one. */
function subjectOf(note: InternalNote): NoteSubject {
  const kind = NOTE_SUBJECT_KINDS.find((each) => note[SUBJECT_COLUMNS[each]] !== null);
  if (!kind) throw new Error(`Note ${note.id} is about nothing.`);
  return { kind, id: idOf(note, kind) };
}
