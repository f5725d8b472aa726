import { Injectable } from '@nestjs/common';
import {
  AdminUsersQuery,
  ChangedUserDto,
  NewUserPasswordDto,
} from '../../../contract/people/admin-users.dto.js';
import type { AdminUserDetail } from '../../../contract/people/admin-users.views.js';
import { ReadRecordDto, RecordDto } from '../../../contract/admin/record.dto.js';
import { dtoInput } from '../../api/dto-input.js';
import { adminProcedure, router } from '../../api/trpc.js';
import { ChangeUserPasswordService } from './change-user-password.service.js';
import { ManageUsersService } from './manage-users.service.js';
import { UserQueriesService } from './user-queries.service.js';

@Injectable()
export class AdminUsersRouter {
  constructor(
    private readonly queries: UserQueriesService,
    private readonly users: ManageUsersService,
    private readonly passwords: ChangeUserPasswordService,
  ) {}

  readonly router = router({
    list: adminProcedure.input(dtoInput(AdminUsersQuery)).query(({ input }) => this.queries.list(input)),
    get: adminProcedure.input(dtoInput(RecordDto)).query(({ input }) => this.queries.get(input.id)),
    update: adminProcedure
      .input(dtoInput(ChangedUserDto))
      .mutation(async ({ ctx, input }): Promise<AdminUserDetail> => {
        await this.users.update(ctx.actor, input);
        return this.queries.get(input.id);
      }),
    changePassword: adminProcedure
      .input(dtoInput(NewUserPasswordDto))
      .mutation(({ ctx, input }) => this.passwords.change(ctx.actor, input)),
    remove: adminProcedure
      .input(dtoInput(ReadRecordDto))
      .mutation(({ ctx, input }) => this.users.remove(ctx.actor, input)),
  });
}
