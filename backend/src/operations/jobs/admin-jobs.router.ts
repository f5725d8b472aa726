import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { JobKindDto, JobsQuery } from '../../../contract/operations/jobs/jobs.dto.js';
import { adminProcedure, adminSends, router } from '../../api/trpc.js';
import { ReadJobsService } from './read-jobs.service.js';
import { ManageJobsService } from './manage-jobs.service.js';

@Injectable()
export class AdminJobsRouter {
  constructor(
    private readonly jobs: ReadJobsService,
    private readonly manage: ManageJobsService,
  ) {}

  readonly router = router({
    status: adminProcedure('jobs.manage').query(() => this.jobs.status()),
    list: adminSends('jobs.manage', JobsQuery).query(({ input }) => this.jobs.list(input)),
    tasks: adminProcedure('jobs.manage').query(() => this.jobs.tasks()),
    retry: adminSends('jobs.manage', RecordDto).mutation(({ ctx, input }) =>
      this.manage.retry(ctx.actor, input.id),
    ),
    retryAll: adminSends('jobs.manage', JobKindDto).mutation(({ ctx, input }) =>
      this.manage.retryAll(ctx.actor, input.name),
    ),
    remove: adminSends('jobs.manage', RecordDto).mutation(({ ctx, input }) =>
      this.manage.remove(ctx.actor, input.id),
    ),
  });
}
