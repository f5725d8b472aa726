import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../../activity-log/activity-log.module.js';
import { CaptchaModule } from '../../captcha/captcha.module.js';
import { MessagesModule } from '../../messaging/messages/messages.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { OrdersModule } from '../../orders/orders.module.js';
import { RequestRegistrationCodeService } from './request-registration-code.service.js';
import { ChangeCredentialsService } from './change-credentials.service.js';
import { CreateCustomerService } from './create-customer.service.js';
import { CustomerQueriesService } from './customer-queries.service.js';
import { CustomerRecordsService } from './customer-records.service.js';
import { Customer } from './customer.entity.js';
import { EndSessionsService } from './end-sessions.service.js';
import { CustomerSessionService } from './customer-session.service.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';
import { KnownBrowsersService } from './known-browsers.service.js';
import { LockOutNoticesService } from './lock-out-notices.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResetRouter } from './password-reset.router.js';
import { PasswordsService } from './passwords.service.js';
import { FinishRegistrationService } from './finish-registration.service.js';
import { PruneCodesService } from './prune-codes.service.js';
import { RefusedSignInsService } from './refused-sign-ins.service.js';
import { StartRegistrationService } from './start-registration.service.js';
import { RegisterBuyerService } from './register-buyer.service.js';
import { RegisterService } from './register.service.js';
import { RegistrationCodesService } from './registration-codes.service.js';
import { RegistrationRouter } from './registration.router.js';
import { RequestResetService } from './request-reset.service.js';
import { ResetLimitsService } from './reset-limits.service.js';
import { ResetLinksService } from './reset-links.service.js';
import { ResetPasswordService } from './reset-password.service.js';
import { ResetSweeperService } from './reset-sweeper.service.js';
import { SessionRouter } from './session.router.js';
import { SignInAttemptsService } from './sign-in-attempts.service.js';
import { SignInUnlock } from './sign-in-unlock.entity.js';
import { SignInService } from './sign-in.service.js';
import { UnlockSignInService } from './unlock-sign-in.service.js';
import { VerificationCode } from './verification-code.entity.js';
import { VerificationCodesService } from './verification-codes.service.js';
import { StudioModule } from '../../studio/studio.module.js';

/** Accounts of customers: registration, sign-in, verified addresses, passwords. */
@Module({
  imports: [
    StudioModule,
    ActivityLogModule,
    CaptchaModule,
    MessagesModule,
    NotificationsModule,
    OrdersModule,
    TypeOrmModule.forFeature([Customer, PasswordReset, SignInUnlock, VerificationCode]),
  ],
  providers: [
    RequestRegistrationCodeService,
    ChangeCredentialsService,
    CreateCustomerService,
    CustomerQueriesService,
    CustomerRecordsService,
    EndSessionsService,
    CustomerSessionService,
    ForgottenPasswordService,
    KnownBrowsersService,
    LockOutNoticesService,
    PasswordsService,
    FinishRegistrationService,
    PruneCodesService,
    RefusedSignInsService,
    StartRegistrationService,
    RegisterBuyerService,
    RegisterService,
    RegistrationCodesService,
    RequestResetService,
    ResetSweeperService,
    ResetLimitsService,
    ResetLinksService,
    ResetPasswordService,
    SignInAttemptsService,
    SignInService,
    UnlockSignInService,
    VerificationCodesService,
    SessionRouter,
    RegistrationRouter,
    PasswordResetRouter,
  ],
  exports: [
    RequestResetService,
    ChangeCredentialsService,
    CustomerQueriesService,
    CustomerRecordsService,
    ForgottenPasswordService,
    KnownBrowsersService,
    LockOutNoticesService,
    PasswordsService,
    FinishRegistrationService,
    RegisterService,
    ResetLinksService,
    SignInAttemptsService,
    SignInService,
    UnlockSignInService,
    VerificationCodesService,
  ],
})
export class AccountsModule {}
