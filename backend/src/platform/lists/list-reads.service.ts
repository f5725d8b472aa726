import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import {
  type PageOf,
  type PageQuery,
  DEFAULT_PAGE_SIZE,
  paginationOf,
} from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import { findRows } from './find-rows.js';
import { nextOf, type Step } from './list-batch.js';
import { ListTuning } from './list-tuning.js';
import type { ListQuestion, LongList } from './long-list.js';
import { WalkedLists } from './walked-lists.js';

/** PostgreSQL's query_canceled. */
const CANCELED = '57014';

/**
 * For the first hundreds of many the database would rather read the table than an index that has all of it; and to start
 * another process, or to compile a statement, takes longer than any of these reads.
 */
const THROUGH_INDEXES =
  'SET LOCAL enable_seqscan = off; SET LOCAL max_parallel_workers_per_gather = 0; SET LOCAL jit = off';

interface Asked<Row> {
  readonly list: LongList;
  readonly question: ListQuestion;
  /** The rows of these ids, in their order. */
  readonly rowsOf: (manager: EntityManager, ids: readonly string[]) => Promise<Row[]>;
}

/** Reads of long lists: what belongs together sees one state of the books, and no wish can keep the database busy. */
@Injectable()
export class ListReads {
  private readonly walked = new WalkedLists();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ListTuning) private readonly tuning: ListTuning,
  ) {}

  /** Throws list_too_slow. */
  page<Row>(query: PageQuery, { list, question, rowsOf }: Asked<Row>): Promise<PageOf<Row>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE } = query;
    const window = { offset: (page - 1) * perPage, limit: perPage };
    return this.read(async (manager) => {
      const found = await findRows(manager, {
        list,
        question,
        window,
        tuning: this.tuning,
        walked: this.walked,
      });
      const items = found.ids.length > 0 ? await rowsOf(manager, found.ids) : [];
      return { items, pagination: paginationOf(query, found) };
    });
  }

  /**
   * All of a list, a batch at a time, each going on behind the last row of the one before. Between two batches nothing
   * is kept open: a reader may be as slow as they like, and leave. Throws list_too_slow.
   */
  async *batches<Row>({ list, question, rowsOf }: Asked<Row>): AsyncGenerator<Row[]> {
    const { batchMs, batchRows } = this.tuning;
    let last: Step | undefined;
    do {
      const after = last;
      const { steps, rows } = await this.within(batchMs, async (manager) => {
        const found = await nextOf(manager, { list, question, after, limit: batchRows });
        const ids = found.map(({ id }) => id);
        return { steps: found, rows: ids.length > 0 ? await rowsOf(manager, ids) : [] };
      });
      if (rows.length > 0) yield rows;
      last = steps.length === batchRows ? steps.at(-1) : undefined;
    } while (last);
  }

  /** What somebody waits for at a screen. Throws list_too_slow. */
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
