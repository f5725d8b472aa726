import { Inject, Injectable } from '@nestjs/common';
import { publicProcedure, router } from '../api/trpc.js';
import { LiveChanges } from './live-changes.service.js';

@Injectable()
export class LiveRouter {
  constructor(@Inject(LiveChanges) private readonly live: LiveChanges) {}

  readonly router = router({
    /** Which topics changed, as server-sent events. */
    changes: publicProcedure.subscription(({ ctx, signal }) => this.live.listen(ctx.visit.address, signal)),
  });
}
