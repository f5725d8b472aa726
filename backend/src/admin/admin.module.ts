import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../people/accounts/accounts.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AdminNoticesService } from './admin-notices.service.js';
import { AdminCodeService } from './admin-code.service.js';
import { AdminPasswordsService } from './admin-passwords.service.js';
import { AdminProfileRouter } from './admin-profile.router.js';
import { AdminRightsService } from './admin-rights.service.js';
import { AdminQueriesService } from './admin-queries.service.js';
import { AdminRowsService } from './admin-rows.service.js';
import { AdminSignInRouter } from './admin-sign-in.router.js';
import { Admin } from './admin.entity.js';
import { AdminAuthenticator } from './authenticator/admin-authenticator.entity.js';
import { AdminRecoveryCode } from './authenticator/admin-recovery-code.entity.js';
import { AdminAuthenticatorRouter } from './authenticator/admin-authenticator.router.js';
import { AuthenticatorReportsService } from './authenticator/authenticator-reports.service.js';
import { AuthenticatorSetupsService } from './authenticator/authenticator-setups.service.js';
import { ChangeAuthenticatorService } from './authenticator/change-authenticator.service.js';
import { RecoveryCodesService } from './authenticator/recovery-codes.service.js';
import { SecondFactorService } from './authenticator/second-factor.service.js';
import { SetUpAuthenticatorService } from './authenticator/set-up-authenticator.service.js';
import { AdminsRouter } from './admins.router.js';
import { ChangeOwnAdminPasswordService } from './change-own-admin-password.service.js';
import { CreateAdminService } from './create-admin.service.js';
import { EndAdminSessionsService } from './end-admin-sessions.service.js';
import { AdminSessionService } from './admin-session.service.js';
import { FirstAdminLink } from './first-admin/first-admin-link.entity.js';
import { FirstAdminLinksService } from './first-admin/first-admin-links.service.js';
import { FirstAdminRouter } from './first-admin/first-admin.router.js';
import { FirstAdminService } from './first-admin/first-admin.service.js';
import { MakeFirstAdminService } from './first-admin/make-first-admin.service.js';
import { ManageAdminsService } from './manage-admins.service.js';
import { OwnAdminAccountService } from './own-admin-account.service.js';
import { ConfirmAdminPasswordService } from './confirm-admin-password.service.js';
import { ResetAdminPasswordService } from './reset-admin-password.service.js';
import { SignInAdminService } from './sign-in-admin.service.js';
import { StudioModule } from '../studio/studio.module.js';

/** The admins and their sign-in. */
@Module({
  imports: [
    StudioModule,
    AccountsModule,
    ActivityLogModule,
    CaptchaModule,
    NotificationsModule,
    TypeOrmModule.forFeature([Admin, AdminAuthenticator, AdminRecoveryCode, FirstAdminLink]),
  ],
  providers: [
    AdminAuthenticatorRouter,
    AuthenticatorReportsService,
    AuthenticatorSetupsService,
    ChangeAuthenticatorService,
    RecoveryCodesService,
    SecondFactorService,
    SetUpAuthenticatorService,
    AdminNoticesService,
    AdminCodeService,
    AdminPasswordsService,
    AdminProfileRouter,
    AdminQueriesService,
    AdminRightsService,
    AdminRowsService,
    AdminSignInRouter,
    AdminsRouter,
    ChangeOwnAdminPasswordService,
    CreateAdminService,
    EndAdminSessionsService,
    AdminSessionService,
    FirstAdminLinksService,
    FirstAdminRouter,
    FirstAdminService,
    MakeFirstAdminService,
    ManageAdminsService,
    OwnAdminAccountService,
    ConfirmAdminPasswordService,
    ResetAdminPasswordService,
    SignInAdminService,
  ],
  exports: [
    AdminAuthenticatorRouter,
    AdminNoticesService,
    AdminProfileRouter,
    AdminQueriesService,
    AdminRightsService,
    AdminSignInRouter,
    AdminsRouter,
    ChangeOwnAdminPasswordService,
    ConfirmAdminPasswordService,
    FirstAdminRouter,
    ManageAdminsService,
    OwnAdminAccountService,
    SignInAdminService,
  ],
})
export class AdminModule {}
