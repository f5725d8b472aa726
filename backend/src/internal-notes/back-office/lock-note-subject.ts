import type { EntityManager } from 'typeorm';
import { AppError, type ErrorCode } from '../../../contract/app-error.js';
import type { NoteSubject, NoteSubjectKind } from '../../../contract/internal-notes/internal-note.js';

interface FoundSubject {
  readonly isErased: boolean;
}

const NOT_FOUND: Readonly<Record<NoteSubjectKind, ErrorCode>> = {
  order: 'order_not_found',
  booking: 'booking_not_found',
  customer: 'not_found',
};

/** The lock excludes who erases the person: the notes would otherwise miss it. An order is locked for its bookings. */
const FIND: Readonly<Record<NoteSubjectKind, string>> = {
  order: `SELECT erased_at IS NOT NULL AS "isErased" FROM "order" WHERE id = $1 FOR SHARE`,
  booking: `SELECT o.erased_at IS NOT NULL AS "isErased" FROM booking b JOIN "order" o ON o.id = b.order_id
    WHERE b.id = $1 FOR SHARE OF o`,
  customer: 'SELECT false AS "isErased" FROM customer WHERE id = $1 FOR KEY SHARE',
};

/** Throws order_not_found, booking_not_found, not_found, note_about_erased_person. */
export async function lockNoteSubject(manager: EntityManager, { kind, id }: NoteSubject): Promise<void> {
  const [found] = await manager.query<FoundSubject[]>(FIND[kind], [id]);
  if (!found) throw new AppError(NOT_FOUND[kind]);
  if (found.isErased) throw new AppError('note_about_erased_person');
}
