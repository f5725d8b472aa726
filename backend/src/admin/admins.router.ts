import { Injectable } from '@nestjs/common';
import { ChangedAdminDto, NewAdminDto } from '../../contract/admin/manage-admins.dto.js';
import { ReadRecordDto } from '../../contract/admin/record.dto.js';
import { adminProcedure, adminSends, router } from '../api/trpc.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { ManageAdminsService } from './manage-admins.service.js';

@Injectable()
export class AdminsRouter {
  constructor(
    private readonly queries: AdminQueriesService,
    private readonly admins: ManageAdminsService,
  ) {}

  readonly router = router({
    list: adminProcedure('admins.manage').query(() => this.queries.list()),
    create: adminSends('admins.manage', NewAdminDto).mutation(({ ctx, input }) =>
      this.admins.create(ctx.actor, input),
    ),
    update: adminSends('admins.manage', ChangedAdminDto).mutation(({ ctx, input }) =>
      this.admins.update(ctx.actor, input),
    ),
    remove: adminSends('admins.manage', ReadRecordDto).mutation(({ ctx, input }) =>
      this.admins.remove(ctx.actor, input),
    ),
  });
}
