import { Injectable } from '@nestjs/common';
import { RecordDto } from '../../../contract/admin/record.dto.js';
import { JobKindDto, JobsQuery } from '../../../contract/operations/jobs/jobs.dto.js';
import { AdminQueriesService } from '../../admin/admin-queries.service.js';
import { dtoInput } from '../../api/dto-input.js';
import { router, superAdminProcedure } from '../../api/trpc.js';
import { ReadJobsService } from './read-jobs.service.js';
import { ManageJobsService } from './manage-jobs.service.js';

@Injectable()
export class AdminJobsRouter {
  constructor(
    private readonly admins: AdminQueriesService,
    private readonly jobs: ReadJobsService,
    private readonly manage: ManageJobsService,
  ) {}

  private readonly procedure = superAdminProcedure((adminId) => this.admins.isSuper(adminId));

  readonly router = router({
    status: this.procedure.query(() => this.jobs.status()),
    list: this.procedure.input(dtoInput(JobsQuery)).query(({ input }) => this.jobs.list(input)),
    tasks: this.procedure.query(() => this.jobs.tasks()),
    retry: this.procedure
      .input(dtoInput(RecordDto))
      .mutation(({ ctx, input }) => this.manage.retry(ctx.actor, input.id)),
    retryAll: this.procedure
      .input(dtoInput(JobKindDto))
      .mutation(({ ctx, input }) => this.manage.retryAll(ctx.actor, input.name)),
    remove: this.procedure
      .input(dtoInput(RecordDto))
      .mutation(({ ctx, input }) => this.manage.remove(ctx.actor, input.id)),
  });
}
