import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { shortId } from '../../../contract/common/short-id.js';
import type {
  InternalNote as NoteView,
  NoteSubject,
  NoteSubjectKind,
} from '../../../contract/internal-notes/internal-note.js';
import type { AddNoteDto, NoteOfRecordDto } from '../../../contract/internal-notes/internal-note.dto.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import { AdminChangesService } from '../../activity-log/admin-changes.service.js';
import { Clock } from '../../platform/clock.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { InternalNote } from '../internal-note.entity.js';
import { idOf, noteView, removableSince, SUBJECT_COLUMNS } from './internal-note.mapper.js';
import { lockNoteSubject } from './lock-note-subject.js';

/** What the studio notes for itself about an order, a booking or a customer. */
@Injectable()
export class InternalNotesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: AdminChangesService,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async of(subject: NoteSubject, reader: Actor): Promise<NoteView[]> {
    const notes = await this.dataSource.manager.find(InternalNote, {
      where: about(subject),
      order: { writtenAt: 'DESC', id: 'DESC' },
    });
    return notes.map((note) => noteView(note, reader.adminId));
  }

  /** Notes about several records, the newest first. */
  async byIds(ids: readonly string[], reader: Actor): Promise<NoteView[]> {
    const notes = await this.dataSource.manager.find(InternalNote, {
      where: { id: In([...ids]) },
      order: { writtenAt: 'DESC', id: 'DESC' },
    });
    return notes.map((note) => noteView(note, reader.adminId));
  }

  /** Which of the records have a note. */
  async noted(kind: NoteSubjectKind, ids: readonly string[]): Promise<string[]> {
    const column = SUBJECT_COLUMNS[kind];
    const notes = await this.dataSource.manager.find(InternalNote, {
      select: { id: true, [column]: true },
      where: { [column]: In([...ids]) },
    });
    return [...new Set(notes.map((note) => idOf(note, kind)))];
  }

  /**
   * A repeated request adds one note. Throws order_not_found, booking_not_found, not_found,
   * note_about_erased_person, note_key_used.
   */
  async add(actor: Actor, kind: NoteSubjectKind, { id, noteId, text }: AddNoteDto): Promise<void> {
    const subject = { kind, id };
    await this.dataSource.transaction(async (manager) => {
      await lockNoteSubject(manager, subject);
      const note = {
        id: noteId,
        ...about(subject),
        text,
        authorId: actor.adminId,
        authorName: (await actingAdmin(manager, actor)).name,
        writtenAt: this.clock.now(),
      };
      await manager.createQueryBuilder().insert().into(InternalNote).values(note).orIgnore().execute();
      const same = { id: noteId, ...about(subject), text, authorId: actor.adminId };
      if (!(await manager.existsBy(InternalNote, same))) throw new AppError('note_key_used');
    });
  }

  /** Only its author, for a few minutes. A repeated request changes nothing. Throws note_not_removable. */
  async remove(actor: Actor, kind: NoteSubjectKind, { id, noteId }: NoteOfRecordDto): Promise<void> {
    const named = { id: noteId, ...about({ kind, id }) };
    await this.dataSource.transaction(async (manager) => {
      const note = await manager.findOne(InternalNote, { where: named, lock: { mode: 'pessimistic_write' } });
      if (!note) return;
      const isRemovable =
        note.authorId === actor.adminId && note.writtenAt > removableSince(this.clock.now());
      if (!isRemovable) throw new AppError('note_not_removable');
      await manager.delete(InternalNote, named);
      await this.changes.record(manager, actor, {
        ...{ event: 'internal_note_removed', recordKind: kind, recordId: id, label: shortId(id) },
        // The text is meant to be gone.
        ...{ before: null, after: null },
      });
    });
  }
}

function about({
  kind,
  id,
}: NoteSubject): Partial<Record<(typeof SUBJECT_COLUMNS)[NoteSubjectKind], string>> {
  return { [SUBJECT_COLUMNS[kind]]: id };
}
