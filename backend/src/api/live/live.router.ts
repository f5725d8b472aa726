import { Injectable } from '@nestjs/common';
import { adminProcedure, publicProcedure, router } from '../trpc.js';
import { LiveChangesService } from './live-changes.service.js';

@Injectable()
export class LiveRouter {
  constructor(private readonly live: LiveChangesService) {}

  /** For the back office: all topics. */
  readonly adminRouter = router({
    changes: adminProcedure('panel.enter').subscription(({ ctx, signal }) =>
      this.live.listenAsStudio(ctx.visit, signal),
    ),
  });

  readonly router = router({
    /** The topics that changed, as server-sent events. */
    changes: publicProcedure.subscription(({ ctx, signal }) => this.live.listen(ctx.visit.ipAddress, signal)),
  });
}
