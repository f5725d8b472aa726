import { Inject, Injectable } from '@nestjs/common';
import { RecordDto } from '../../contract/admin/record.dto.js';
import { JobKindDto, JobsQuery } from '../../contract/jobs/jobs.dto.js';
import { AdminQueries } from '../admin/admin-queries.service.js';
import { dtoInput } from '../api/dto-input.js';
import { router, superAdminProcedure } from '../api/trpc.js';
import { ReadJobs } from './read-jobs.service.js';
import { TurnJobs } from './turn-jobs.service.js';

@Injectable()
export class AdminJobsRouter {
  constructor(
    @Inject(AdminQueries) private readonly admins: AdminQueries,
    @Inject(ReadJobs) private readonly jobs: ReadJobs,
    @Inject(TurnJobs) private readonly turns: TurnJobs,
  ) {}

  private readonly procedure = superAdminProcedure((adminId) => this.admins.isSuper(adminId));

  readonly router = router({
    status: this.procedure.query(() => this.jobs.status()),
    list: this.procedure.input(dtoInput(JobsQuery)).query(({ input }) => this.jobs.list(input)),
    tasks: this.procedure.query(() => this.jobs.tasks()),
    retry: this.procedure
      .input(dtoInput(RecordDto))
      .mutation(({ ctx, input }) => this.turns.retry(ctx.actor, input.id)),
    retryAll: this.procedure
      .input(dtoInput(JobKindDto))
      .mutation(({ ctx, input }) => this.turns.retryAll(ctx.actor, input.name)),
    remove: this.procedure
      .input(dtoInput(RecordDto))
      .mutation(({ ctx, input }) => this.turns.remove(ctx.actor, input.id)),
  });
}
