import { Injectable } from '@nestjs/common';
import {
  AdminUsersQuery,
  ChangedUserDto,
  NewUserPasswordDto,
} from '../../../contract/people/admin-users.dto.js';
import type { AdminUserDetail } from '../../../contract/people/admin-users.views.js';
import { ReadRecordDto, RecordDto } from '../../../contract/admin/record.dto.js';
import { adminSends, router } from '../../api/trpc.js';
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
    list: adminSends(AdminUsersQuery).query(({ input }) => this.queries.list(input)),
    get: adminSends(RecordDto).query(({ input }) => this.queries.get(input.id)),
    update: adminSends(ChangedUserDto).mutation(async ({ ctx, input }): Promise<AdminUserDetail> => {
      await this.users.update(ctx.actor, input);
      return this.queries.get(input.id);
    }),
    changePassword: adminSends(NewUserPasswordDto).mutation(({ ctx, input }) =>
      this.passwords.change(ctx.actor, input),
    ),
    remove: adminSends(ReadRecordDto).mutation(({ ctx, input }) => this.users.remove(ctx.actor, input)),
  });
}
