import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AppError } from '../../../../contract/app-error.js';
import { JobRegistry } from '../../../platform/jobs/job-registry.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { assertVatRate } from '../../../studio/vat-rates.js';
import { BringPicturesService } from './bring-pictures.service.js';
import { IMPORT_JOB, type ImportJob, ImportStateService } from './import-state.service.js';
import { ImportsService } from './imports.service.js';
import {
  type ItemValues,
  type NewValues,
  WriteImportedProductService,
  type WrittenProduct,
} from './write-imported-product.service.js';

/** Products of one transaction: a stop waits for no more than these. */
const ITEMS_AT_ONCE = 100;

export interface WaitingItem {
  readonly line: number;
  readonly productId: string | null;
  readonly given: ItemValues;
}

/**
 * Writes the products of an import in batches. Each batch marks its items in its own transaction, so that a job
 * which starts again after a crash goes on with the rest and writes nothing twice.
 */
@Injectable()
export class RunImportService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsService,
    private readonly states: ImportStateService,
    private readonly writer: WriteImportedProductService,
    private readonly pictures: BringPicturesService,
    private readonly registry: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.registry.handle(IMPORT_JOB, (payload) => this.run(payload as ImportJob));
  }

  /** Ends without an error when the import was stopped or deleted meanwhile. */
  async run(job: ImportJob): Promise<void> {
    while (await this.writeBatch(job));
    while (await this.pictures.bringSome(job.importId));
    await this.finish(job.importId);
  }

  /** Writes the next products. False when there is nothing more to write, or the import was stopped. */
  async writeBatch({ importId, actor }: ImportJob): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await isRunning(manager, importId))) return false;
      const items = await manager.query<WaitingItem[]>(
        `SELECT line, product_id AS "productId", given FROM product_import_item
         WHERE import_id = $1 AND outcome IS NULL ORDER BY line LIMIT ${ITEMS_AT_ONCE}`,
        [importId],
      );
      await markDone(manager, importId, await this.writeAll(manager, actor, items));
      return items.length > 0;
    });
  }

  /** New products are written together, and one by one where that fails. */
  private async writeAll(
    manager: EntityManager,
    actor: Actor,
    items: readonly WaitingItem[],
  ): Promise<DoneItem[]> {
    const news = items.filter(({ productId }) => productId === null);
    const values = news.map(({ given }) => given as NewValues);
    const written = await manager
      .transaction(async (within) => {
        await assertVatRates(within, news);
        return this.writer.createAll(within, actor, values);
      })
      .catch((error: unknown) => {
        if (problemOf(error) === null) throw error;
        return [];
      });
    const done: DoneItem[] = [];
    for (const item of items) {
      const together = written[news.indexOf(item)];
      done.push(
        together
          ? { line: item.line, outcome: 'created', ...inColumns(together) }
          : await this.write(manager, actor, item),
      );
    }
    return done;
  }

  /** A product that cannot be written does not hold up the others. */
  private async write(manager: EntityManager, actor: Actor, item: WaitingItem): Promise<DoneItem> {
    const { line, productId, given } = item;
    try {
      const written = await manager.transaction(async (within) => {
        await assertVatRates(within, [item]);
        return productId === null
          ? this.writer.create(within, actor, given as NewValues)
          : this.writer.change(within, actor, { productId, values: given });
      });
      return { line, outcome: productId === null ? 'created' : 'changed', ...inColumns(written) };
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) throw error;
      return { line, outcome: 'refused', problem, product_id: productId };
    }
  }

  private async finish(importId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await isRunning(manager, importId))) return;
      await this.states.move(manager, await this.imports.lock(manager, importId), { to: 'done' });
      await manager.query('DELETE FROM product_import_file WHERE import_id = $1', [importId]);
    });
  }
}

interface DoneItem {
  readonly line: number;
  readonly outcome: string;
  readonly product_id: string | null;
  readonly problem?: string;
  readonly before?: object | null;
  readonly version_after?: number;
  readonly count_after?: number;
}

function inColumns({ productId, before, version, countVersion }: WrittenProduct) {
  return { product_id: productId, before, version_after: version, count_after: countVersion };
}

/** Locks the import, so that two jobs never write the same items, and a stop waits for the batch. */
async function isRunning(manager: EntityManager, importId: string): Promise<boolean> {
  const [found] = await manager.query<{ status: string }[]>(
    'SELECT status FROM product_import WHERE id = $1 FOR UPDATE',
    [importId],
  );
  return found?.status === 'running';
}

async function markDone(manager: EntityManager, importId: string, done: readonly DoneItem[]): Promise<void> {
  await manager.query(
    `UPDATE product_import_item item SET outcome = done.outcome, product_id = done.product_id,
       problem = done.problem, before = done.before, version_after = done.version_after,
       count_after = done.count_after, done_at = clock_timestamp(),
       pictures = CASE WHEN done.outcome = 'refused' THEN '{}' ELSE pictures END
     FROM jsonb_to_recordset($2) AS done (line integer, outcome text, product_id uuid, problem text, before jsonb,
       version_after integer, count_after integer)
     WHERE item.import_id = $1 AND item.line = done.line`,
    [importId, JSON.stringify(done)],
  );
}

/** The rates were there when the import was started, and may have been removed since. */
async function assertVatRates(manager: EntityManager, items: readonly WaitingItem[]): Promise<void> {
  for (const id of new Set(items.map(({ given }) => given.vatRateId))) await assertVatRate(manager, id);
}

/** Null for an error that is not the line's fault, such as a lost connection. */
function problemOf(error: unknown): string | null {
  if (error instanceof AppError) return error.message;
  const { code = '' } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
  // Data exceptions and violated constraints.
  return /^2[23]/.test(code) ? 'Bu değerlerle kaydedilemedi.' : null;
}
