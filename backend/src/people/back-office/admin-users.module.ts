import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { CustomerAccountModule } from '../customer-account/customer-account.module.js';
import { AdminUsersRouter } from './admin-users.router.js';
import { ChangeUserPasswordService } from './change-user-password.service.js';
import { ManageUsersService } from './manage-users.service.js';
import { UserQueriesService } from './user-queries.service.js';

/** The back office of customers' accounts. */
@Module({
  imports: [AccountsModule, ActivityLogModule, CustomerAccountModule],
  providers: [AdminUsersRouter, ChangeUserPasswordService, ManageUsersService, UserQueriesService],
  exports: [AdminUsersRouter, ChangeUserPasswordService, ManageUsersService, UserQueriesService],
})
export class AdminUsersModule {}
