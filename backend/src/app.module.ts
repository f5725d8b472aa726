import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsModule } from './people/accounts/accounts.module.js';
import { AdminUsersModule } from './people/back-office/admin-users.module.js';
import { AdminModule } from './admin/admin.module.js';
import { ApiModule } from './api/api.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { MonitoringModule } from './operations/monitoring/monitoring.module.js';
import { MachinePagesModule } from './pages/machine-pages.module.js';
import type { Settings } from './platform/config/settings.js';
import { PagesModule } from './pages/pages.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { RestModule } from './rest/rest.module.js';

@Module({})
export class AppModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(settings),
        AccountsModule,
        AdminModule,
        AdminUsersModule,
        NotificationsModule,
        ApiModule,
        PagesModule,
        RestModule,
        MachinePagesModule,
        MonitoringModule,
        ...(settings.WORKER ? [JobsModule] : []),
      ],
    };
  }
}
