import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import type { MapColumnsDto } from '../../../../contract/catalog/import/import.dto.js';
import type { ImportStatus } from '../../../../contract/catalog/import/import-status.js';
import type { LogEventName } from '../../../../contract/activity-log/log-event-name.js';
import { AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import { isTaken } from '../../../platform/database/is-taken.js';
import { JobOutbox } from '../../../platform/jobs/job-outbox.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { ImportsService, type StoredImport, stored } from './imports.service.js';

export const IMPORT_JOB = 'catalog.import-products';
export const UNDO_IMPORT_JOB = 'catalog.undo-import';

/** The payload of both jobs. */
export interface ImportJob {
  readonly importId: string;
  readonly actor: Actor;
}

/** From which states an import may come to each state. */
const FROM: Record<Exclude<ImportStatus, 'draft'>, readonly ImportStatus[]> = {
  running: ['draft', 'stopped'],
  stopped: ['running'],
  done: ['running'],
  undoing: ['stopped', 'done'],
  undone: ['undoing'],
};

/** The only writer of an import's state and columns. */
@Injectable()
export class ImportStateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
    private readonly changes: AdminChangesService,
    private readonly jobs: JobOutbox,
  ) {}

  /** Saves what the columns hold. Throws import_not_in_state. */
  async mapColumns({ id, version, mapping }: MapColumnsDto): Promise<void> {
    const [, affected] = await this.dataSource.query<[unknown, number]>(
      `UPDATE product_import SET mapping = $3, version = version + 1
       WHERE id = $1 AND version = $2 AND status = 'draft' AND cardinality(titles) = cardinality($3::text[])`,
      [id, version, stored(mapping)],
    );
    if (affected !== 1) throw new AppError('import_not_in_state');
  }

  /** What was written so far stays. Throws import_not_in_state. */
  stop(actor: Actor, id: string): Promise<void> {
    return this.change(actor, id, { to: 'stopped', event: 'product_import_stopped' });
  }

  /** Goes on where it was stopped, also after a job that failed for good. Throws import_not_in_state, import_running. */
  resume(actor: Actor, id: string): Promise<void> {
    return this.change(actor, id, { to: 'running', event: 'product_import_resumed', job: IMPORT_JOB });
  }

  /** Undoes all that was written. Throws import_not_in_state, import_running. */
  undo(actor: Actor, id: string): Promise<void> {
    return this.change(actor, id, { to: 'undoing', event: 'product_import_undone', job: UNDO_IMPORT_JOB });
  }

  /** Deletes a draft. Throws import_not_in_state. */
  async discard(id: string): Promise<void> {
    const [, affected] = await this.dataSource.query<[unknown, number]>(
      `DELETE FROM product_import WHERE id = $1 AND status = 'draft'`,
      [id],
    );
    if (affected !== 1) throw new AppError('import_not_in_state');
  }

  /** Throws import_not_in_state, and import_running while another import is at work. */
  async move(
    manager: EntityManager,
    { id, status }: Pick<StoredImport, 'id' | 'status'>,
    { to }: { readonly to: Exclude<ImportStatus, 'draft'> },
  ): Promise<void> {
    if (!FROM[to].includes(status)) throw new AppError('import_not_in_state');
    try {
      await manager.query('UPDATE product_import SET status = $2 WHERE id = $1', [id, to]);
    } catch (error) {
      throw isTaken(error, 'one_product_import_at_work') ? new AppError('import_running') : error;
    }
  }

  async record(
    manager: EntityManager,
    actor: Actor,
    {
      found,
      event,
      products,
    }: { readonly found: StoredImport; readonly event: LogEventName; readonly products?: number },
  ): Promise<void> {
    await this.changes.record(manager, actor, {
      event,
      recordKind: 'product_import',
      recordId: found.id,
      label: found.fileName,
      before: null,
      after: { fileName: found.fileName, ...(products !== undefined && { products }) },
    });
  }

  private change(
    actor: Actor,
    id: string,
    {
      to,
      event,
      job,
    }: { readonly to: Exclude<ImportStatus, 'draft'>; readonly event: LogEventName; readonly job?: string },
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const found = await this.imports.lock(manager, id);
      // A running import may be resumed, because its job may have failed for good; two jobs share the items.
      if (!(to === 'running' && found.status === 'running')) await this.move(manager, found, { to });
      await this.record(manager, actor, { found, event });
      if (job) await this.jobs.add(manager, { name: job, payload: { importId: id, actor } });
    });
  }
}
