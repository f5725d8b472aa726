import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { BackupTaskKind } from '../../../../contract/operations/backups/backups.views.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { BackupTasksService } from './backup-tasks.service.js';

const EVENTS = { backup: 'backup_requested', test_restore: 'restore_test_requested' } as const;

/** Backups and test restores that an admin asks for, with an entry in the activity log. */
@Injectable()
export class RequestBackupService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackupTasksService,
    private readonly settings: Settings,
    private readonly changes: AdminChangesService,
  ) {}

  /** Of two admins at once both get the one that is made. Throws backups_not_set_up. */
  async request(actor: Actor, kind: BackupTaskKind): Promise<{ readonly isNew: boolean }> {
    if (this.settings.BACKUP_DIR === undefined) throw new AppError('backups_not_set_up');
    return this.dataSource.transaction(async (manager) => {
      const isNew = await this.tasks.request(manager, kind);
      if (isNew) {
        await this.changes.record(manager, actor, {
          event: EVENTS[kind],
          recordKind: 'backup',
          recordId: kind,
          label: 'Yedekler',
          before: null,
          after: null,
        });
      }
      return { isNew };
    });
  }
}
