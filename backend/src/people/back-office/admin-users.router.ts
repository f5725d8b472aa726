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
    list: adminSends('customers.read', AdminUsersQuery).query(({ input }) => this.queries.list(input)),
    get: adminSends('customers.read', RecordDto).query(({ input }) => this.queries.get(input.id)),
    update: adminSends('customers.change', ChangedUserDto).mutation(
      async ({ ctx, input }): Promise<AdminUserDetail> => {
        await this.users.update(ctx.actor, input);
        return this.queries.get(input.id);
      },
    ),
    changePassword: adminSends('customers.change', NewUserPasswordDto).mutation(({ ctx, input }) =>
      this.passwords.change(ctx.actor, input),
    ),
    remove: adminSends('customers.change', ReadRecordDto).mutation(({ ctx, input }) =>
      this.users.remove(ctx.actor, input),
    ),
  });
}
