import { Injectable } from '@nestjs/common';
import {
  OpenDateDto,
  QueueEntryDto,
  RaiseCapacityDto,
  SessionQueueDto,
} from '../../../contract/waiting-list/admin-waiting-list.dto.js';
import { MonthQuery } from '../../../contract/workshops/month.query.js';
import { adminSends, router } from '../../api/trpc.js';
import { ManageQueueService } from './manage-queue.service.js';
import { SessionQueuesService } from './session-queues.service.js';

/** The waiting lists of the studio's sessions. */
@Injectable()
export class QueuesRouter {
  constructor(
    private readonly queues: SessionQueuesService,
    private readonly manage: ManageQueueService,
  ) {}

  readonly router = router({
    lengths: adminSends('calendar.read', MonthQuery).query(({ input }) => this.queues.lengths(input.month)),
    ofSession: adminSends('bookings.read', SessionQueueDto).query(({ input }) =>
      this.queues.of(input.sessionId),
    ),
    offerNow: adminSends('bookings.change', SessionQueueDto).mutation(({ input, ctx }) =>
      this.manage.offerNow(ctx.actor, input.sessionId),
    ),
    offerTo: adminSends('bookings.change', QueueEntryDto).mutation(({ input, ctx }) =>
      this.manage.offerTo(ctx.actor, input),
    ),
    remove: adminSends('bookings.change', QueueEntryDto).mutation(({ input, ctx }) =>
      this.manage.remove(ctx.actor, input),
    ),
    raise: adminSends('calendar.change', RaiseCapacityDto).mutation(({ input, ctx }) =>
      this.manage.raise(ctx.actor, input),
    ),
    openDate: adminSends('calendar.change', OpenDateDto).mutation(({ input, ctx }) =>
      this.manage.openDate(ctx.actor, input),
    ),
  });
}
