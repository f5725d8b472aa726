import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { AdminCodeService } from './admin-code.service.js';
import { AdminPasswords } from './admin-passwords.service.js';
import { AdminQueries } from './admin-queries.service.js';
import { AdminSessionRouter } from './admin-session.router.js';
import { Admin } from './admin.entity.js';
import { CreateAdminService } from './create-admin.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { SignInAdminService } from './sign-in-admin.service.js';

/** Who runs the shop, and how they get in. */
@Module({
  imports: [AccountsModule, ActivityLogModule, CaptchaModule, TypeOrmModule.forFeature([Admin])],
  providers: [
    AdminCodeService,
    AdminPasswords,
    AdminQueries,
    AdminSessionRouter,
    CreateAdminService,
    FirstAdminService,
    SignInAdminService,
  ],
  exports: [AdminSessionRouter, SignInAdminService],
})
export class AdminModule {}
