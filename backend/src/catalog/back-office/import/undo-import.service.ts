import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { type ImportJob, ImportStateService, UNDO_IMPORT_JOB } from './import-state.service.js';
import { ImportsService } from './imports.service.js';
import { RestoreProductService } from './restore-product.service.js';
import type { WrittenItem } from './written-item.js';

const ITEMS_AT_ONCE = 100;

/**
 * Undoes an import: new products are deleted, changed ones get their values back. What was changed or sold since
 * stays, and is named. A job that starts again goes on with the rest.
 */
@Injectable()
export class UndoImportService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
    private readonly states: ImportStateService,
    private readonly restoring: RestoreProductService,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.handle(UNDO_IMPORT_JOB, (payload) => this.run(payload as ImportJob));
  }

  async run(job: ImportJob): Promise<void> {
    while (await this.undoBatch(job));
    await this.finish(job.importId);
  }

  private undoBatch({ importId, actor }: ImportJob): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await isUndoing(manager, importId))) return false;
      const items = await manager.query<WrittenItem[]>(
        `SELECT line, product_id AS "productId", version_after AS version, count_after AS "countVersion", before,
           done_at AS "doneAt"
         FROM product_import_item
         WHERE import_id = $1 AND outcome IN ('created', 'changed') AND undone IS NULL
         ORDER BY line LIMIT ${ITEMS_AT_ONCE}`,
        [importId],
      );
      for (const item of items) await this.undo(manager, { importId, actor, item });
      return items.length > 0;
    });
  }

  private async undo(
    manager: EntityManager,
    { importId, actor, item }: ImportJob & { readonly actor: Actor; readonly item: WrittenItem },
  ): Promise<void> {
    const undone = await this.restoring.restore(manager, actor, item);
    await manager.query('UPDATE product_import_item SET undone = $3 WHERE import_id = $1 AND line = $2', [
      importId,
      item.line,
      undone,
    ]);
  }

  /** Categories that the import made and nothing uses go as well. */
  private async finish(importId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await isUndoing(manager, importId))) return;
      await manager.query(
        `DELETE FROM category USING product_import
         WHERE product_import.id = $1 AND category.id = ANY (new_category_ids)
           AND NOT EXISTS (SELECT FROM product WHERE category_id = category.id)`,
        [importId],
      );
      await this.states.move(manager, await this.imports.lock(manager, importId), { to: 'undone' });
    });
  }
}

async function isUndoing(manager: EntityManager, importId: string): Promise<boolean> {
  const [found] = await manager.query<{ status: string }[]>(
    'SELECT status FROM product_import WHERE id = $1 FOR UPDATE',
    [importId],
  );
  return found?.status === 'undoing';
}
