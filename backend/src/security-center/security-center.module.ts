import { Module } from '@nestjs/common';
import { ActivityLogModule } from '../activity-log/activity-log.module.js';
import { AdminSettingsRouter } from './admin-settings.router.js';
import { EmptyCaches } from './empty-caches.service.js';
import { ManageSettings } from './manage-settings.service.js';

/** The studio's hand on the switches and limits of the site. */
@Module({
  imports: [ActivityLogModule],
  providers: [AdminSettingsRouter, EmptyCaches, ManageSettings],
  exports: [AdminSettingsRouter, ManageSettings],
})
export class SecurityCenterModule {}
