import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { CustomerAccountModule } from '../customer-account/customer-account.module.js';
import { AdminUsersRouter } from './admin-users.router.js';
import { ChangeUserPasswordService } from './change-user-password.service.js';
import { ManageUsersService } from './manage-users.service.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { ResetAgainService } from './reset-again.service.js';
import { UserQueriesService } from './user-queries.service.js';

/** The back office of customers' accounts. */
@Module({
  imports: [AccountsModule, ActivityLogModule, CustomerAccountModule, NotificationsModule],
  providers: [
    AdminUsersRouter,
    ChangeUserPasswordService,
    ManageUsersService,
    ResetAgainService,
    UserQueriesService,
  ],
  exports: [
    AdminUsersRouter,
    ChangeUserPasswordService,
    ManageUsersService,
    ResetAgainService,
    UserQueriesService,
  ],
})
export class AdminUsersModule {}
