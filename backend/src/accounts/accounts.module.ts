import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { AskForProofService } from './ask-for-proof.service.js';
import { ChangeCredentialsService } from './change-credentials.service.js';
import { CreateCustomerService } from './create-customer.service.js';
import { CustomerQueries } from './customer-queries.service.js';
import { CustomerRecords } from './customer-records.service.js';
import { Customer } from './customer.entity.js';
import { EnterAccountService } from './enter-account.service.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResetRouter } from './password-reset.router.js';
import { Passwords } from './passwords.service.js';
import { ProveAddressService } from './prove-address.service.js';
import { PruneProofsService } from './prune-proofs.service.js';
import { RefusedSignIns } from './refused-sign-in.service.js';
import { RegisterService } from './register.service.js';
import { RegistrationCodes } from './registration-codes.service.js';
import { RegistrationRouter } from './registration.router.js';
import { RequestResetService } from './request-reset.service.js';
import { ResetLimits } from './reset-limits.service.js';
import { ResetLinks } from './reset-links.service.js';
import { ResetPasswordService } from './reset-password.service.js';
import { ResetSweeper } from './reset-sweeper.service.js';
import { SessionRouter } from './session.router.js';
import { SignInAttempts } from './sign-in-attempts.service.js';
import { SignInService } from './sign-in.service.js';
import { VerificationCode } from './verification-code.entity.js';
import { VerificationCodes } from './verification-codes.service.js';

/** Who somebody is: registration, sign-in, proofs of an address, passwords. */
@Module({
  imports: [
    ActivityLogModule,
    CaptchaModule,
    MessagesModule,
    NotificationsModule,
    OrdersModule,
    TypeOrmModule.forFeature([Customer, PasswordReset, VerificationCode]),
  ],
  providers: [
    AskForProofService,
    ChangeCredentialsService,
    CreateCustomerService,
    CustomerQueries,
    CustomerRecords,
    EnterAccountService,
    ForgottenPasswordService,
    Passwords,
    ProveAddressService,
    PruneProofsService,
    RefusedSignIns,
    RegisterService,
    RegistrationCodes,
    RequestResetService,
    ResetSweeper,
    ResetLimits,
    ResetLinks,
    ResetPasswordService,
    SignInAttempts,
    SignInService,
    VerificationCodes,
    SessionRouter,
    RegistrationRouter,
    PasswordResetRouter,
  ],
  exports: [
    ChangeCredentialsService,
    CreateCustomerService,
    CustomerQueries,
    CustomerRecords,
    ForgottenPasswordService,
    Passwords,
    ProveAddressService,
    RefusedSignIns,
    RegisterService,
    ResetLinks,
    SignInAttempts,
    SignInService,
    VerificationCodes,
  ],
})
export class AccountsModule {}
