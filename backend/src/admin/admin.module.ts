import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminAddressNotices } from './admin-address-notices.service.js';
import { AdminCodeService } from './admin-code.service.js';
import { AdminPasswords } from './admin-passwords.service.js';
import { AdminProfileRouter } from './admin-profile.router.js';
import { AdminQueries } from './admin-queries.service.js';
import { AdminRows } from './admin-rows.service.js';
import { AdminSessionRouter } from './admin-session.router.js';
import { Admin } from './admin.entity.js';
import { AdminsRouter } from './admins.router.js';
import { ChangeOwnAdminPassword } from './change-own-admin-password.service.js';
import { CreateAdminService } from './create-admin.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { ManageAdmins } from './manage-admins.service.js';
import { OwnAdminAccount } from './own-admin-account.service.js';
import { OwnAdminPasswordProof } from './own-admin-password-proof.service.js';
import { ResetAdminPassword } from './reset-admin-password.service.js';
import { SignInAdminService } from './sign-in-admin.service.js';

/** Who runs the shop, and how they get in. */
@Module({
  imports: [
    AccountsModule,
    ActivityLogModule,
    CaptchaModule,
    NotificationsModule,
    TypeOrmModule.forFeature([Admin]),
  ],
  providers: [
    AdminAddressNotices,
    AdminCodeService,
    AdminPasswords,
    AdminProfileRouter,
    AdminQueries,
    AdminRows,
    AdminSessionRouter,
    AdminsRouter,
    ChangeOwnAdminPassword,
    CreateAdminService,
    FirstAdminService,
    ManageAdmins,
    OwnAdminAccount,
    OwnAdminPasswordProof,
    ResetAdminPassword,
    SignInAdminService,
  ],
  exports: [
    AdminProfileRouter,
    AdminQueries,
    AdminSessionRouter,
    AdminsRouter,
    ChangeOwnAdminPassword,
    ManageAdmins,
    OwnAdminAccount,
    SignInAdminService,
  ],
})
export class AdminModule {}
