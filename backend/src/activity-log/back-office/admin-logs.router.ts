import { Injectable } from '@nestjs/common';
import { AdminLogQuery, AdminLogsQuery } from '../../../contract/activity-log/admin-logs.query.js';
import { LogRetentionDto } from '../../../contract/activity-log/log-retention.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { LogListService } from './log-list.service.js';
import { LogRetentionService } from './log-retention.service.js';

/** The calls of specification 3, 'System logs'. */
@Injectable()
export class AdminLogsRouter {
  constructor(
    private readonly logs: LogListService,
    private readonly retention: LogRetentionService,
  ) {}

  readonly router = router({
    list: adminSends('logs.read', AdminLogsQuery).query(({ input }) => this.logs.page(input)),
    entry: adminSends('logs.read', AdminLogQuery).query(({ input }) => this.logs.entry(input.id)),
    newest: adminProcedure('logs.read').query(() => this.logs.newestId()),
    retention: adminProcedure('logs.read').query(() => this.retention.read()),
    setRetention: adminSends('logs.read', LogRetentionDto).mutation(({ ctx, input }) =>
      this.retention.change(ctx.actor, input),
    ),
  });
}
