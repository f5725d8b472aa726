import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  BackupProblem,
  BackupTaskKind,
  BackupTaskView,
} from '../../../../contract/operations/backups/backups.views.js';
import { JobOutbox } from '../../../platform/jobs/job-outbox.js';

export const RUN_BACKUP_TASK_JOB = 'backups.run';

export interface BackupTaskJob {
  readonly taskId: string;
}

interface TaskRow extends Omit<BackupTaskView, 'requestedAt' | 'finishedAt'> {
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
}

/** A process says at least this often that it still works on a task. */
export const SIGN_OF_LIFE_MS = 30_000;
/** After this silence a task counts as interrupted: its process was killed, or its job was lost. */
const SILENCE = '15 minutes';
const KEPT = '1 year';

/** The only writer of `backup_task`: backups and test restores, of each kind one at a time. */
@Injectable()
export class BackupTasksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobOutbox,
  ) {}

  /** Does nothing when one of this kind is under way. Returns whether it is a new one. */
  async request(manager: EntityManager, kind: BackupTaskKind): Promise<boolean> {
    await manager.query(
      `UPDATE backup_task SET status = 'failed', problem = 'interrupted', finished_at = clock_timestamp()
       WHERE kind = $1 AND status IN ('waiting', 'running') AND touched_at < now() - $2::interval`,
      [kind, SILENCE],
    );
    await manager.query('DELETE FROM backup_task WHERE requested_at < now() - $1::interval', [KEPT]);
    const [task] = await manager.query<{ id: string }[]>(
      'INSERT INTO backup_task (kind) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
      [kind],
    );
    if (!task) return false;
    const payload: BackupTaskJob = { taskId: task.id };
    await this.jobs.add(manager, { name: RUN_BACKUP_TASK_JOB, payload });
    return true;
  }

  /** Null when the task has ended, as for a job that runs once more. */
  async start(id: string): Promise<BackupTaskKind | null> {
    const [[task]] = await this.dataSource.query<[{ kind: BackupTaskKind }[], number]>(
      `UPDATE backup_task SET status = 'running', touched_at = clock_timestamp(), progress = 0
       WHERE id = $1 AND status IN ('waiting', 'running') RETURNING kind`,
      [id],
    );
    return task?.kind ?? null;
  }

  async touch(id: string, progress: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE backup_task SET touched_at = clock_timestamp(), progress = $2 WHERE id = $1 AND status = 'running'`,
      [id, progress],
    );
  }

  async end(
    manager: EntityManager,
    id: string,
    { backupName, problem }: Pick<BackupTaskView, 'backupName'> & { readonly problem: BackupProblem | null },
  ): Promise<void> {
    await manager.query(
      `UPDATE backup_task SET status = CASE WHEN $3::text IS NULL THEN 'done' ELSE 'failed' END, problem = $3,
         progress = CASE WHEN $3::text IS NULL THEN 1 ELSE progress END, backup_name = $2,
         touched_at = clock_timestamp(), finished_at = clock_timestamp()
       WHERE id = $1 AND status = 'running'`,
      [id, backupName, problem],
    );
  }

  async newest(kind: BackupTaskKind): Promise<BackupTaskView | null> {
    const [row] = await this.dataSource.query<TaskRow[]>(
      `SELECT kind, status, requested_at AS "requestedAt", finished_at AS "finishedAt", progress,
              backup_name AS "backupName", problem
       FROM backup_task WHERE kind = $1 ORDER BY id DESC LIMIT 1`,
      [kind],
    );
    return row
      ? {
          ...row,
          requestedAt: row.requestedAt.toISOString(),
          finishedAt: row.finishedAt?.toISOString() ?? null,
        }
      : null;
  }
}
