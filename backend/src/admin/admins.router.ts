import { Injectable } from '@nestjs/common';
import { ChangedAdminDto, NewAdminDto } from '../../contract/admin/manage-admins.dto.js';
import { ReadRecordDto } from '../../contract/admin/record.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { ManageAdminsService } from './manage-admins.service.js';

@Injectable()
export class AdminsRouter {
  constructor(
    private readonly queries: AdminQueriesService,
    private readonly admins: ManageAdminsService,
  ) {}

  readonly router = router({
    list: adminProcedure.query(() => this.queries.list()),
    create: adminProcedure
      .input(dtoInput(NewAdminDto))
      .mutation(({ ctx, input }) => this.admins.create(ctx.actor, input)),
    update: adminProcedure
      .input(dtoInput(ChangedAdminDto))
      .mutation(({ ctx, input }) => this.admins.update(ctx.actor, input)),
    remove: adminProcedure
      .input(dtoInput(ReadRecordDto))
      .mutation(({ ctx, input }) => this.admins.remove(ctx.actor, input)),
  });
}
