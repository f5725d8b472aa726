import { basename } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  BACKUP_PROBLEMS,
  type BackupProblem,
  type BackupTaskKind,
} from '../../../../contract/operations/backups/backups.views.js';
import { MediaStorage } from '../../../media/storage/media-storage.js';
import { NotifyStudioService } from '../../../notifications/studio/notify-studio.service.js';
import { Settings } from '../../../platform/config/settings.js';
import { directDatabaseUrl } from '../../../platform/database/direct-url.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import { Log } from '../../../platform/logging/log.js';
import { backupProblem, NoBackupFolderError } from '../backup-problem.js';
import { makeBackup } from '../make-backup.js';
import { testRestore } from '../test-restore.js';
import {
  type BackupTaskJob,
  BackupTasksService,
  RUN_BACKUP_TASK_JOB,
  SIGN_OF_LIFE_MS,
} from './backup-tasks.service.js';

interface Outcome {
  readonly backupName: string | null;
  readonly problem: BackupProblem | null;
}

const FAILED: Record<BackupTaskKind, string> = {
  backup: 'Yedek alınamadı',
  test_restore: 'Yedeğin geri yükleme denemesi başarısız',
};

/** Makes the backups and test restores that were asked for. A failure is an outcome, and the studio is told. */
@Injectable()
export class RunBackupTaskService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tasks: BackupTasksService,
    private readonly storage: MediaStorage,
    private readonly studio: NotifyStudioService,
    private readonly settings: Settings,
    private readonly registry: JobRegistry,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.registry.handle(RUN_BACKUP_TASK_JOB, (payload) => this.run((payload as BackupTaskJob).taskId));
  }

  async run(taskId: string): Promise<void> {
    const kind = await this.tasks.start(taskId);
    if (kind === null) return;
    const outcome = await this.outcomeOf(kind, taskId);
    await this.dataSource.transaction(async (manager) => {
      await this.tasks.end(manager, taskId, outcome);
      if (outcome.problem === null) return;
      await this.studio.notify(manager, {
        type: 'system',
        dedupeKey: `backup-task:${taskId}`,
        title: FAILED[kind],
        message: BACKUP_PROBLEMS[outcome.problem],
      });
    });
  }

  private async outcomeOf(kind: BackupTaskKind, taskId: string): Promise<Outcome> {
    let progress = 0;
    const signs = setInterval(() => {
      this.tasks.touch(taskId, progress).catch((cause: unknown) => {
        this.log.warn('The progress of a backup could not be written.', { cause });
      });
    }, SIGN_OF_LIFE_MS / 10);
    try {
      return await (kind === 'backup'
        ? this.backUp((done, total) => (progress = total === 0 ? 1 : done / total))
        : this.tryRestore());
    } catch (cause) {
      this.log.error('A backup or test restore failed.', { kind, cause });
      return { backupName: null, problem: backupProblem(cause) };
    } finally {
      clearInterval(signs);
    }
  }

  private async backUp(onProgress: (done: number, total: number) => void): Promise<Outcome> {
    const { folder, manifest } = await makeBackup({
      databaseUrl: directDatabaseUrl(this.settings),
      storage: this.storage,
      to: this.folder(),
      keep: this.settings.BACKUP_KEEP,
      onProgress,
    });
    const { length: missing } = manifest.missingPictures;
    return { backupName: basename(folder), problem: missing > 0 ? 'pictures_missing' : null };
  }

  private async tryRestore(): Promise<Outcome> {
    const { folder, differences } = await testRestore({
      databaseUrl: directDatabaseUrl(this.settings),
      from: this.folder(),
    });
    return { backupName: basename(folder), problem: differences > 0 ? 'data_differs' : null };
  }

  private folder(): string {
    const { BACKUP_DIR } = this.settings;
    if (BACKUP_DIR === undefined) throw new NoBackupFolderError();
    return BACKUP_DIR;
  }
}
