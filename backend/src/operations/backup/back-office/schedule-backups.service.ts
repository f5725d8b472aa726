import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import { backupsIn } from '../old-backups.js';
import { isTestDue, lastBackupTime } from './backup-schedule.js';
import { BackupTasksService } from './backup-tasks.service.js';

const ASKED_EVERY_SECONDS = 600;

/** Asks for the nightly backup and the weekly test restore, once the shop has a folder for backups. */
@Injectable()
export class ScheduleBackupsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackupTasksService,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    const everySeconds = ASKED_EVERY_SECONDS;
    this.registry.schedule({ name: 'backups.nightly', everySeconds, run: () => this.backUpIfDue() });
    this.registry.schedule({ name: 'backups.weekly-test', everySeconds, run: () => this.testIfDue() });
  }

  /** A backup by the operator's own command counts as well; a failed one is tried again the next night. */
  async backUpIfDue(): Promise<void> {
    if (this.settings.BACKUP_DIR === undefined) return;
    const [{ isMade }] = await this.dataSource.query<[{ isMade: boolean }]>(
      `SELECT EXISTS (SELECT FROM backup_run WHERE finished_at >= $1)
           OR EXISTS (SELECT FROM backup_task WHERE kind = 'backup' AND requested_at >= $1) AS "isMade"`,
      [lastBackupTime(this.clock.now())],
    );
    if (!isMade) await this.tasks.request(this.dataSource.manager, 'backup');
  }

  /** Waits for the first backup. */
  async testIfDue(): Promise<void> {
    const { BACKUP_DIR: folder } = this.settings;
    if (folder === undefined || (await backupsIn(folder)).length === 0) return;
    const last = await this.tasks.newest('test_restore');
    const lastTriedAt = last === null ? null : new Date(last.requestedAt);
    if (isTestDue(this.clock.now(), lastTriedAt)) {
      await this.tasks.request(this.dataSource.manager, 'test_restore');
    }
  }
}
