import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { ListTuning } from './list-tuning.js';

/** PostgreSQL's query_canceled. */
const CANCELED = '57014';

type Read<T> = (manager: EntityManager) => Promise<T>;

/** Reads of long lists: what belongs together sees one state of the books, and no wish can keep the database busy. */
@Injectable()
export class ListReads {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ListTuning) private readonly tuning: ListTuning,
  ) {}

  /** Throws list_too_slow. */
  readPage<T>(work: Read<T>): Promise<T> {
    return this.within(this.tuning.pageMs, work);
  }

  /** A step through all of a list, for which nobody waits at a screen. Throws list_too_slow. */
  readBatch<T>(work: Read<T>): Promise<T> {
    return this.within(this.tuning.batchMs, work);
  }

  private async within<T>(milliseconds: number, work: Read<T>): Promise<T> {
    try {
      return await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
        await manager.query(`SET LOCAL statement_timeout = ${milliseconds}`);
        return work(manager);
      });
    } catch (error) {
      if (error instanceof QueryFailedError && codeOf(error) === CANCELED) throw new AppError('list_too_slow');
      throw error;
    }
  }
}

function codeOf({ driverError }: QueryFailedError): unknown {
  return 'code' in driverError ? driverError.code : undefined;
}
