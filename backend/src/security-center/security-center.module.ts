import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { AccountsModule } from '../people/accounts/accounts.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminSettingsRouter } from './admin-settings.router.js';
import { PlaceChecksService } from './checks/place-checks.service.js';
import { RunSecurityTestService } from './checks/run-security-test.service.js';
import { ShopChecksService } from './checks/shop-checks.service.js';
import { SignInChecksService } from './checks/sign-in-checks.service.js';
import { EmptyCachesService } from './empty-caches.service.js';
import { ProtectionsService } from './protections.service.js';
import { ManageSettingsService } from './manage-settings.service.js';

/** The back office of security settings, caches and the security test. */
@Module({
  imports: [AccountsModule, ActivityLogModule, AdminModule, NotificationsModule, PaymentsModule],
  providers: [
    AdminSettingsRouter,
    EmptyCachesService,
    ProtectionsService,
    ManageSettingsService,
    PlaceChecksService,
    RunSecurityTestService,
    ShopChecksService,
    SignInChecksService,
  ],
  exports: [AdminSettingsRouter, ManageSettingsService, RunSecurityTestService],
})
export class SecurityCenterModule {}
