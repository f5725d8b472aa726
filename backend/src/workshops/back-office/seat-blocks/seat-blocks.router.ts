import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdminSessionQuery } from '../../../../contract/workshops/admin-sessions.query.js';
import {
  AddSeatBlockDto,
  ChangeSeatBlockDto,
  SeatBlockVersionDto,
} from '../../../../contract/workshops/seat-block.dto.js';
import { adminSends, router } from '../../../api/trpc.js';
import { seatBlocksOfSession } from './seat-block-records.js';
import { SeatBlocksService } from './seat-blocks.service.js';

/** The studio's calls for seats that no booking has. */
@Injectable()
export class SeatBlocksRouter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly blocks: SeatBlocksService,
  ) {}

  readonly router = router({
    ofSession: adminSends('bookings.read', AdminSessionQuery).query(({ input }) =>
      seatBlocksOfSession(this.dataSource.manager, input.sessionId),
    ),
    add: adminSends('bookings.change', AddSeatBlockDto).mutation(({ ctx, input }) =>
      this.blocks.add(ctx.actor, input),
    ),
    change: adminSends('bookings.change', ChangeSeatBlockDto).mutation(({ ctx, input }) =>
      this.blocks.change(ctx.actor, input),
    ),
    release: adminSends('bookings.change', SeatBlockVersionDto).mutation(({ ctx, input }) =>
      this.blocks.release(ctx.actor, input),
    ),
  });
}
