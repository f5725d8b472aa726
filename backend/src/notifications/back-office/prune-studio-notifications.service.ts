import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StudioInboxService } from '../studio/studio-inbox.service.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';

/** Longer than a notification could be restored or its event repeated. */
const KEPT_DAYS = 90;
const HOUR_SECONDS = 3_600;

/** Deletes the rows of notifications that were removed from the list. */
@Injectable()
export class PruneStudioNotificationsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: StudioInboxService,
    private readonly jobs: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'studio-notifications.prune',
      everySeconds: HOUR_SECONDS,
      run: () => this.prune(),
    });
  }

  prune(): Promise<void> {
    return this.inbox.dropRemoved(this.dataSource.manager, KEPT_DAYS);
  }
}
