import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BackupsView, BackupView } from '../../../../contract/operations/backups/backups.views.js';
import { Clock } from '../../../platform/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { backupsIn } from '../old-backups.js';
import { nextBackupTime } from './backup-schedule.js';
import { BackupTasksService } from './backup-tasks.service.js';

const MOST_SHOWN = 20;

interface BackupRow {
  readonly finishedAt: Date;
  /** A bigint, which the driver gives as text. */
  readonly sizeBytes: string;
  readonly place: string;
}

/** Reads what the studio sees of its backups. */
@Injectable()
export class BackupQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackupTasksService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Where the backups lie on the server only super admins need to know; others get the names of the folders. */
  async view({ showsPaths }: { readonly showsPaths: boolean }): Promise<BackupsView> {
    const { BACKUP_DIR: folder = null, BACKUP_KEEP: keep } = this.settings;
    return {
      folder: folder === null || showsPaths ? folder : basename(folder),
      keep,
      nextAt: folder === null ? null : nextBackupTime(this.clock.now()).toISOString(),
      backups: (await this.backups(folder)).map((backup) =>
        showsPaths ? backup : { ...backup, place: backup.name },
      ),
      newestBackup: await this.tasks.newest('backup'),
      newestTestRestore: await this.tasks.newest('test_restore'),
    };
  }

  private async backups(folder: string | null): Promise<BackupView[]> {
    const rows = await this.dataSource.query<BackupRow[]>(
      `SELECT finished_at AS "finishedAt", size_bytes AS "sizeBytes", place
       FROM backup_run ORDER BY finished_at DESC, id DESC LIMIT $1`,
      [MOST_SHOWN],
    );
    const here = new Set(folder === null ? [] : (await backupsIn(folder)).map((path) => basename(path)));
    return rows.map(({ finishedAt, sizeBytes, place }) => {
      const name = basename(place);
      return {
        ...{ name, place, isHere: here.has(name) },
        finishedAt: finishedAt.toISOString(),
        sizeBytes: Number(sizeBytes),
      };
    });
  }
}
