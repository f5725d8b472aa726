import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminSettingsRouter } from './admin-settings.router.js';
import { PlaceChecks } from './checks/place-checks.service.js';
import { RunSecurityTest } from './checks/run-security-test.service.js';
import { ShopChecks } from './checks/shop-checks.service.js';
import { SignInChecks } from './checks/sign-in-checks.service.js';
import { EmptyCaches } from './empty-caches.service.js';
import { ManageSettings } from './manage-settings.service.js';

/** The studio's hand on the switches and limits of the site. */
@Module({
  imports: [AccountsModule, ActivityLogModule],
  providers: [
    AdminSettingsRouter,
    EmptyCaches,
    ManageSettings,
    PlaceChecks,
    RunSecurityTest,
    ShopChecks,
    SignInChecks,
  ],
  exports: [AdminSettingsRouter, ManageSettings, RunSecurityTest],
})
export class SecurityCenterModule {}
