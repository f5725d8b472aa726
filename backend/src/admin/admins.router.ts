import { Inject, Injectable } from '@nestjs/common';
import { ChangedAdminDto, NewAdminDto } from '../../contract/admin/manage-admins.dto.js';
import { ReadRecordDto } from '../../contract/admin/record.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { AdminQueries } from './admin-queries.service.js';
import { ManageAdmins } from './manage-admins.service.js';

@Injectable()
export class AdminsRouter {
  constructor(
    @Inject(AdminQueries) private readonly queries: AdminQueries,
    @Inject(ManageAdmins) private readonly admins: ManageAdmins,
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
