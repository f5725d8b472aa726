import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ChangeFeed } from './change-feed/change-feed.js';
import { ProcessCopiesService } from './change-feed/process-copies.service.js';
import { Clock } from './clock.js';
import { Settings } from './config/settings.js';
import { dataSourceOptions } from './database/data-source.js';
import { migrateDatabase } from './database/migrate.js';
import { ApiLimitService } from './http/api-limit.service.js';
import { directDatabaseUrl } from './database/direct-url.js';
import { ResponseCache } from './http/response-cache.js';
import { JobOutbox } from './jobs/job-outbox.js';
import { JobRegistry } from './jobs/job-registry.js';
import { JobsOverview } from './jobs/jobs-overview.js';
import { QueueAccess } from './jobs/queue-access.js';
import { TaskRuns } from './jobs/task-runs.js';
import { Log } from './logging/log.js';
import { PictureProcessor } from './pictures/picture-processor.js';
import { LinkKeysService } from './security/link-keys.service.js';
import { RateLimitsService } from './security/rate-limits.service.js';
import { ServiceAccount } from './service-accounts/service-account.entity.js';
import { ServiceAccountsService } from './service-accounts/service-accounts.service.js';
import { SecretBox } from './security/secret-box.js';
import { SecuritySetting } from './security/security-setting.entity.js';
import { ShopOpening } from './security/shop-opening.entity.js';
import { SecuritySettingsService } from './security/security-settings.service.js';
import { Shutdown } from './shutdown.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { Sessions } from './sessions/sessions.js';
import { SignedInChecks } from './sessions/signed-in.js';
import { VisitStorage } from './sessions/visit-storage.js';

const SHARED = [
  Log,
  Shutdown,
  Clock,
  ChangeFeed,
  ProcessCopiesService,
  ApiLimitService,
  ResponseCache,
  JobOutbox,
  JobRegistry,
  QueueAccess,
  JobsOverview,
  TaskRuns,
  PictureProcessor,
  SecuritySettingsService,
  VisitStorage,
  RateLimitsService,
  SecretBox,
  ServiceAccountsService,
  LinkKeysService,
  SignedInChecks,
  Sessions,
  OwnSessionsService,
];

/** The technical foundation of all features; it knows none of them. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(settings.DATABASE_URL, settings.DATABASE_POOL_SIZE),
            autoLoadEntities: true,
            // The supervisor restarts the process, and its log states the problem at once.
            toRetry: () => false,
          }),
          dataSourceFactory: async (options) => {
            if (!options) throw new Error('No database options');
            await migrateDatabase(directDatabaseUrl(settings));
            return new DataSource(options).initialize();
          },
        }),
        TypeOrmModule.forFeature([SecuritySetting, ServiceAccount, ShopOpening]),
      ],
      providers: [{ provide: Settings, useValue: settings }, ...SHARED],
      exports: [Settings, ...SHARED],
    };
  }
}
