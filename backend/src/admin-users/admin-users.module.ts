import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { CustomerAccountModule } from '../customer-account/customer-account.module.js';
import { AdminUsersRouter } from './admin-users.router.js';
import { ChangeUserPassword } from './change-user-password.service.js';
import { ManageUsers } from './manage-users.service.js';
import { UserQueries } from './user-queries.service.js';

/** The studio looks after its customers' accounts. */
@Module({
  imports: [AccountsModule, ActivityLogModule, CustomerAccountModule],
  providers: [AdminUsersRouter, ChangeUserPassword, ManageUsers, UserQueries],
  exports: [AdminUsersRouter, ChangeUserPassword, ManageUsers, UserQueries],
})
export class AdminUsersModule {}
