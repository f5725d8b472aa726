import { Inject, Injectable } from '@nestjs/common';
import {
  AdminUsersQuery,
  ChangedUserDto,
  NewUserPasswordDto,
} from '../../contract/accounts/admin-users.dto.js';
import type { AdminUserDetail } from '../../contract/accounts/admin-users.views.js';
import { ReadRecordDto, RecordDto } from '../../contract/admin/record.dto.js';
import { dtoInput } from '../api/dto-input.js';
import { adminProcedure, router } from '../api/trpc.js';
import { ChangeUserPassword } from './change-user-password.service.js';
import { ManageUsers } from './manage-users.service.js';
import { UserQueries } from './user-queries.service.js';

@Injectable()
export class AdminUsersRouter {
  constructor(
    @Inject(UserQueries) private readonly queries: UserQueries,
    @Inject(ManageUsers) private readonly users: ManageUsers,
    @Inject(ChangeUserPassword) private readonly passwords: ChangeUserPassword,
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
