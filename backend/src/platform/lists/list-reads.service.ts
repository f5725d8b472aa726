import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import {
  type PageOf,
  type PageQuery,
  DEFAULT_PAGE_SIZE,
  paginationOf,
} from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import { findRows } from './find-rows.js';
import { type Cursor, rowsAfter } from './list-batch.js';
import { ListTuning } from './list-tuning.js';
import type { ListFilter, LongList } from './long-list.js';
import { ScanCache } from './scan-cache.js';

/** PostgreSQL's query_canceled. */
const CANCELED = '57014';

/**
 * The planner would read the whole table for the first rows of many, although a covering index is quicker. Parallel
 * workers and JIT take longer to start than any of these reads takes.
 */
const THROUGH_INDEXES =
  'SET LOCAL enable_seqscan = off; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off';

interface Asked<Row> {
  readonly list: LongList;
  readonly filter: ListFilter;
  /** The rows of these ids, in their order. */
  readonly rowsOf: (manager: EntityManager, ids: readonly string[]) => Promise<Row[]>;
}

/** Reads long lists. One page is read from one snapshot, and a timeout ends reads that would keep the database busy. */
@Injectable()
export class ListReadsService {
  private readonly scanCache = new ScanCache();

  constructor(
    private readonly dataSource: DataSource,
    private readonly tuning: ListTuning,
  ) {}

  /** Throws list_too_slow. */
  page<Row>(query: PageQuery, { list, filter, rowsOf }: Asked<Row>): Promise<PageOf<Row>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE } = query;
    const window = { offset: (page - 1) * perPage, limit: perPage };
    return this.read(async (manager) => {
      const found = await findRows(manager, {
        list,
        filter,
        window,
        tuning: this.tuning,
        scanCache: this.scanCache,
      });
      const items = found.ids.length > 0 ? await rowsOf(manager, found.ids) : [];
      return { items, pagination: paginationOf(query, found) };
    });
  }

  /**
   * Reads a whole list in batches, each after the last row of the previous one. No transaction stays open between two
   * batches, so a slow download holds nothing. Throws list_too_slow.
   */
  async *batches<Row>({ list, filter, rowsOf }: Asked<Row>): AsyncGenerator<Row[]> {
    const { batchMs, batchRows } = this.tuning;
    let last: Cursor | undefined;
    do {
      const after = last;
      const { cursors, rows } = await this.within(batchMs, async (manager) => {
        const found = await rowsAfter(manager, { list, filter, after, limit: batchRows });
        const ids = found.map(({ id }) => id);
        return { cursors: found, rows: ids.length > 0 ? await rowsOf(manager, ids) : [] };
      });
      if (rows.length > 0) yield rows;
      last = cursors.length === batchRows ? cursors.at(-1) : undefined;
    } while (last);
  }

  /** Runs a read for a screen, within the short timeout. Throws list_too_slow. */
  read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.within(this.tuning.pageMs, work);
  }

  private async within<T>(milliseconds: number, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
        await manager.query(`SET LOCAL statement_timeout = ${milliseconds}; ${THROUGH_INDEXES}`);
        return work(manager);
      });
    } catch (error) {
      if (wasCanceled(error)) throw new AppError('list_too_slow');
      throw error;
    }
  }
}

function wasCanceled(error: unknown): boolean {
  return error instanceof QueryFailedError && 'code' in error && error.code === CANCELED;
}
