import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import type { Right } from '../../../contract/admin/rights.js';
import {
  AddNoteDto,
  NoteOfRecordDto,
  RecordsOfPageQuery,
} from '../../../contract/internal-notes/internal-note.dto.js';
import type { NoteSubjectKind } from '../../../contract/internal-notes/internal-note.js';
import { adminSends, router } from '../../api/trpc.js';
import { InternalNotesService } from './internal-notes.service.js';

/** The studio's notes for itself. Whoever may read a record may read its notes, and write some. */
@Injectable()
export class InternalNotesRouter {
  constructor(private readonly notes: InternalNotesService) {}

  readonly router = router({
    order: this.callsOf('order', 'orders.read'),
    booking: this.callsOf('booking', 'bookings.read'),
    customer: this.callsOf('customer', 'customers.read'),
  });

  private callsOf(kind: NoteSubjectKind, right: Right) {
    return router({
      list: adminSends(right, RecordDto).query(({ ctx, input }) =>
        this.notes.of({ kind, id: input.id }, ctx.actor),
      ),
      noted: adminSends(right, RecordsOfPageQuery).query(({ input }) => this.notes.noted(kind, input.ids)),
      add: adminSends(right, AddNoteDto).mutation(async ({ ctx, input }) => {
        await this.notes.add(ctx.actor, kind, input);
        return this.notes.of({ kind, id: input.id }, ctx.actor);
      }),
      remove: adminSends(right, NoteOfRecordDto).mutation(async ({ ctx, input }) => {
        await this.notes.remove(ctx.actor, kind, input);
        return this.notes.of({ kind, id: input.id }, ctx.actor);
      }),
    });
  }
}
