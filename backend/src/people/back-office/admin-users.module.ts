import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { CustomerAccountModule } from '../customer-account/customer-account.module.js';
import { AdminInternalNotesModule } from '../../internal-notes/back-office/admin-internal-notes.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { AdminUsersRouter } from './admin-users.router.js';
import { ChangeUserPasswordService } from './change-user-password.service.js';
import { CustomerContactsService } from './customer-page/customer-contacts.service.js';
import { CustomerPageRouter } from './customer-page/customer-page.router.js';
import { CustomerPageService } from './customer-page/customer-page.service.js';
import { CustomerPurchasesService } from './customer-page/customer-purchases.service.js';
import { NotesOfPersonService } from './customer-page/notes-of-person.service.js';
import { PersonRecordsService } from './customer-page/person-records.service.js';
import { ManageUsersService } from './manage-users.service.js';
import { PaymentsModule } from '../../payments/payments.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { ResetAgainService } from './reset-again.service.js';
import { UserQueriesService } from './user-queries.service.js';

/** The back office of customers' accounts. */
@Module({
  imports: [
    AccountsModule,
    ActivityLogModule,
    AdminInternalNotesModule,
    ConsentsModule,
    CustomerAccountModule,
    NotificationsModule,
    PaymentsModule,
  ],
  providers: [
    AdminUsersRouter,
    ChangeUserPasswordService,
    CustomerContactsService,
    CustomerPageRouter,
    CustomerPageService,
    CustomerPurchasesService,
    NotesOfPersonService,
    PersonRecordsService,
    ManageUsersService,
    ResetAgainService,
    UserQueriesService,
  ],
  exports: [
    AdminUsersRouter,
    CustomerPageRouter,
    ChangeUserPasswordService,
    ManageUsersService,
    ResetAgainService,
    UserQueriesService,
  ],
})
export class AdminUsersModule {}
