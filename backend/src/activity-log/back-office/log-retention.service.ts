import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { LOG_TYPE_GROUPS } from '../../../contract/activity-log/log-event.js';
import { type LogRetentionDto, MOST_KEPT_DAYS } from '../../../contract/activity-log/log-retention.dto.js';
import { AdminChangesService } from '../admin-changes.service.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import type { Actor } from '../../platform/sessions/actor.js';

const HOUR_SECONDS = 3_600;
/** Small enough that no other transaction has to wait for long. */
const BATCH = 5_000;
const CHANGED = 'log_retention_changed';

type Group = keyof typeof LOG_TYPE_GROUPS;
const GROUPS = Object.keys(LOG_TYPE_GROUPS) as Group[];

/** Sets how long entries are kept, and deletes older ones. */
@Injectable()
export class LogRetentionService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly changes: AdminChangesService,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'log.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  read(): Promise<LogRetentionDto> {
    return readDays(this.dataSource.manager);
  }

  /** Throws changed_meanwhile. */
  async change(actor: Actor, days: LogRetentionDto): Promise<LogRetentionDto> {
    return this.dataSource.transaction(async (manager) => {
      const before = daysOf(await readDays(manager, 'FOR UPDATE'));
      const after = daysOf(days);
      const [, changed] = await manager.query<[unknown, number]>(
        `UPDATE log_retention SET sign_ins = $2, security = $3, changes = $4, technical = $5, version = version + 1
         WHERE version = $1`,
        [days.version, after.signIns, after.security, after.changes, after.technical],
      );
      if (changed === 0) throw new AppError('changed_meanwhile');
      await this.changes.record(manager, actor, {
        ...{ type: 'admin_change', event: CHANGED, recordKind: 'log_retention' },
        ...{ recordId: '1', label: 'Log saklama süreleri', before, after },
      });
      return readDays(manager);
    });
  }

  async prune(): Promise<void> {
    const days = await this.read();
    for (const group of GROUPS) {
      for (const type of LOG_TYPE_GROUPS[group]) await this.pruneType(type, days[group]);
    }
  }

  /**
   * Deletes in batches along the index of the type. Changes of the retention itself are kept for the longest
   * possible time, so that shortening it cannot hide itself.
   */
  private async pruneType(type: string, days: number): Promise<void> {
    let pruned: number;
    do {
      [, pruned] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM log_entry WHERE id IN (
           SELECT id FROM log_entry WHERE event_type = $1 AND created_at < now() - make_interval(days => $2)
             AND (details ->> 'event' IS DISTINCT FROM '${CHANGED}'
               OR created_at < now() - interval '${MOST_KEPT_DAYS.changes} days')
           ORDER BY created_at, id LIMIT ${BATCH})`,
        [type, days],
      );
    } while (pruned === BATCH);
  }
}

function daysOf(given: LogRetentionDto): Readonly<Record<Group, number>> {
  const { signIns, security, changes, technical } = given;
  return { signIns, security, changes, technical };
}

async function readDays(manager: EntityManager, lock = ''): Promise<LogRetentionDto> {
  const [row] = await manager.query<[LogRetentionDto]>(
    `SELECT sign_ins AS "signIns", security, changes, technical, version FROM log_retention ${lock}`,
  );
  return row;
}
