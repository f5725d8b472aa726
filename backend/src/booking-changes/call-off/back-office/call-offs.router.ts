import { Injectable } from '@nestjs/common';
import {
  CallOffDto,
  CallOffMailQuery,
  CallOffSessionDto,
  CallOffSessionQuery,
  ChooseForGuestDto,
} from '../../../../contract/booking-changes/call-off/call-off.dto.js';
import { GoAheadDto } from '../../../../contract/booking-changes/call-off/go-ahead.dto.js';
import { adminProcedure, adminSends, router } from '../../../api/trpc.js';
import { ChooseService } from '../choose.service.js';
import { CallOffMailService } from './call-off-mail.service.js';
import { CallOffQueriesService } from './call-off-queries.service.js';
import { CallOffSessionService } from './call-off-session.service.js';
import { GoAheadService } from './go-ahead.service.js';
import { OpenActsService } from './open-acts.service.js';
import { PreviewCallOffService } from './preview-call-off.service.js';

/** Sessions that the studio calls off. It pays back by itself, and so needs the right to refund. */
@Injectable()
export class CallOffsRouter {
  constructor(
    private readonly previews: PreviewCallOffService,
    private readonly mails: CallOffMailService,
    private readonly callOffs: CallOffSessionService,
    private readonly queries: CallOffQueriesService,
    private readonly choices: ChooseService,
    private readonly acts: OpenActsService,
    private readonly goAheads: GoAheadService,
  ) {}

  readonly router = router({
    preview: adminSends('bookings.read', CallOffSessionQuery).query(({ input }) =>
      this.previews.preview(input.sessionId),
    ),
    mail: adminSends('bookings.read', CallOffMailQuery).query(({ input }) => this.mails.show(input)),
    openActs: adminProcedure('bookings.read').query(() => this.acts.read()),
    ofSession: adminSends('bookings.read', CallOffSessionQuery).query(({ input }) =>
      this.queries.ofSession(input.sessionId),
    ),
    moveAnswers: adminSends('bookings.read', CallOffSessionQuery).query(({ input }) =>
      this.queries.moveAnswers(input.sessionId),
    ),
    callOff: adminSends('money.refund', CallOffSessionDto).mutation(async ({ input, ctx }) => {
      await this.callOffs.callOff(ctx.actor, input);
      return this.queries.ofSession(input.sessionId);
    }),
    undo: adminSends('money.refund', CallOffDto).mutation(({ input, ctx }) =>
      this.callOffs.undo(ctx.actor, input.callOffId),
    ),
    announceNow: adminSends('money.refund', CallOffDto).mutation(({ input }) =>
      this.callOffs.announceNow(input.callOffId),
    ),
    goAhead: adminSends('bookings.change', GoAheadDto).mutation(({ input, ctx }) =>
      this.goAheads.decide(ctx.actor, input),
    ),
    chooseForGuest: adminSends('money.refund', ChooseForGuestDto).mutation(({ input, ctx }) =>
      this.choices.choose(ctx.actor, input),
    ),
  });
}
