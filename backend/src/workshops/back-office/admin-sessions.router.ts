import { Injectable } from '@nestjs/common';
import {
  AdminSessionQuery,
  SessionChoicesQuery,
  SessionDayQuery,
  SessionHoursQuery,
} from '../../../contract/workshops/admin-sessions.query.js';
import { CopySessionDto } from '../../../contract/workshops/copy-session.dto.js';
import {
  CopySessionsDto,
  RemoveCopiesDto,
  WeekCopyQuery,
} from '../../../contract/workshops/copy-week.dto.js';
import { MonthQuery } from '../../../contract/workshops/month.query.js';
import { SessionDto, SessionVersionDto, UpdateSessionDto } from '../../../contract/workshops/session.dto.js';
import { adminSends, router } from '../../api/trpc.js';
import { AdminSessionQueriesService } from './admin-session-queries.service.js';
import { CopySessionService } from './copy-session.service.js';
import { CopyWeekPreviewService } from './copy-week-preview.service.js';
import { EditSessionService } from './edit-session.service.js';
import { RemoveSessionService } from './remove-session.service.js';

/** The studio's workshop calendar. */
@Injectable()
export class AdminSessionsRouter {
  constructor(
    private readonly queries: AdminSessionQueriesService,
    private readonly editing: EditSessionService,
    private readonly removal: RemoveSessionService,
    private readonly copies: CopySessionService,
    private readonly weeks: CopyWeekPreviewService,
  ) {}

  readonly router = router({
    month: adminSends('calendar.read', MonthQuery).query(({ input }) => this.queries.month(input.month)),
    view: adminSends('calendar.read', AdminSessionQuery).query(({ input }) =>
      this.queries.find(input.sessionId),
    ),
    guests: adminSends('bookings.read', SessionDayQuery).query(({ input }) =>
      this.queries.guestsOfDay(input.date),
    ),
    choices: adminSends('calendar.read', SessionChoicesQuery).query(({ input }) =>
      this.queries.choices(input),
    ),
    clashes: adminSends('calendar.read', SessionHoursQuery).query(({ input }) => this.queries.clashes(input)),
    create: adminSends('calendar.change', SessionDto).mutation(async ({ input, ctx }) => {
      const id = await this.editing.create(ctx.actor, input);
      return this.queries.find(id);
    }),
    update: adminSends('calendar.change', UpdateSessionDto).mutation(async ({ input, ctx }) => {
      const { sessionId, version, ...fields } = input;
      await this.editing.update(ctx.actor, { sessionId, version }, fields);
      return this.queries.find(sessionId);
    }),
    remove: adminSends('calendar.change', SessionVersionDto).mutation(({ input, ctx }) =>
      this.removal.remove(ctx.actor, input),
    ),
    restore: adminSends('calendar.change', AdminSessionQuery).mutation(({ input, ctx }) =>
      this.removal.restore(ctx.actor, input.sessionId),
    ),
    copyPreview: adminSends('calendar.change', CopySessionDto).query(({ input }) =>
      this.queries.copyPreview(input),
    ),
    copy: adminSends('calendar.change', CopySessionDto).mutation(({ input, ctx }) =>
      this.copies.copy(ctx.actor, input),
    ),
    copyWeekPreview: adminSends('calendar.change', WeekCopyQuery).query(({ input }) =>
      this.weeks.preview(input),
    ),
    copyWeek: adminSends('calendar.change', CopySessionsDto).mutation(({ input, ctx }) =>
      this.copies.copyAll(ctx.actor, input.copies),
    ),
    removeCopies: adminSends('calendar.change', RemoveCopiesDto).mutation(({ input, ctx }) =>
      this.removal.removeCopies(ctx.actor, input.copies),
    ),
  });
}
