import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { addDays, type LocalDate, studioDate } from '../../../contract/common/dates.js';
import type { CountTillDto } from '../../../contract/reconciliation/reconciliation.dto.js';
import type { TillCountView, TillView } from '../../../contract/reconciliation/reconciliation.views.js';
import { actingAdmin } from '../../activity-log/acting-admin.js';
import { Clock } from '../../platform/clock.js';
import { isTaken } from '../../platform/database/is-taken.js';
import { contentHash } from '../../platform/security/content-hash.js';
import type { Actor } from '../../platform/sessions/actor.js';
import { TillCount } from './till-count.entity.js';
import { tillExpectation } from './till-expectation.js';

const DAYS_SHOWN = 30;

/** The count of cash and of the card terminal in the evening. */
@Injectable()
export class TillService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async view(day: LocalDate): Promise<TillView> {
    const { manager } = this.dataSource;
    const counts = await manager
      .createQueryBuilder(TillCount, 'count')
      .distinctOn(['count.day'])
      .where('count.day > :since', { since: addDays(day, -DAYS_SHOWN) })
      .orderBy({ 'count.day': 'DESC', 'count.id': 'DESC' })
      .getMany();
    return { expectation: await tillExpectation(manager, day), counts: counts.map(viewOf) };
  }

  /**
   * Notes what was counted. A repeated request notes it once. Throws invalid_input for a day to come and for a difference
   * without a note, till_closed_since, till_changed, changed_meanwhile.
   */
  async count(actor: Actor, { requestKey, ...counted }: CountTillDto): Promise<void> {
    const { day, note } = counted;
    if (day > studioDate(this.clock.now())) {
      throw new AppError('invalid_input', {}, { day: 'Gelecek bir günün kasası sayılmaz.' });
    }
    const request = { requestKey, requestHash: contentHash(counted) };
    await this.dataSource.transaction(async (manager) => {
      // Counts of a day are written one after the other, so that each is compared with what it corrects.
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('till', 0))`);
      if (await isRepeated(manager, request)) return;
      if (await manager.existsBy(TillCount, { day: MoreThan(day) })) throw new AppError('till_closed_since');
      const expected = await tillExpectation(manager, day);
      const { cashExpectedKurus, posExpectedKurus } = expected;
      if (isStale(counted, expected)) throw new AppError('till_changed');
      if (isUnexplained(counted)) {
        throw new AppError('invalid_input', {}, { note: 'Fark var; nedenini ya da bilmediğinizi yazın.' });
      }
      const { cashCountedKurus, cashLeftKurus, posCountedKurus, replaces } = counted;
      await insert(manager, {
        ...{ ...request, day, note: note.trim(), replaces, cashExpectedKurus, posExpectedKurus },
        ...{ cashCountedKurus, cashLeftKurus, posCountedKurus },
        countedBy: (await actingAdmin(manager, actor)).email,
        countedAt: this.clock.now(),
      });
    });
  }
}

type Counted = Omit<CountTillDto, 'requestKey'>;

async function insert(manager: EntityManager, row: Omit<TillCount, 'id'>): Promise<void> {
  try {
    await manager.insert(TillCount, row);
  } catch (error) {
    // Another count of the day was written since, or the one that this corrects belongs to another day.
    const isOutdated = isTaken(error, 'till_count_replaced_once');
    throw isOutdated ? new AppError('changed_meanwhile') : error;
  }
}

/** Throws changed_meanwhile when the key noted something else. */
async function isRepeated(
  manager: EntityManager,
  { requestKey, requestHash }: Pick<TillCount, 'requestKey' | 'requestHash'>,
): Promise<boolean> {
  const before = await manager.findOneBy(TillCount, { requestKey });
  if (before && before.requestHash !== requestHash) throw new AppError('changed_meanwhile');
  return before !== null;
}

function isStale(
  { seenCashExpectedKurus, seenPosExpectedKurus }: Counted,
  expected: { readonly cashExpectedKurus: number; readonly posExpectedKurus: number },
): boolean {
  return (
    seenCashExpectedKurus !== expected.cashExpectedKurus || seenPosExpectedKurus !== expected.posExpectedKurus
  );
}

function isUnexplained(counted: Counted): boolean {
  const { cashCountedKurus, posCountedKurus, seenCashExpectedKurus, seenPosExpectedKurus, note } = counted;
  const isEven = cashCountedKurus === seenCashExpectedKurus && posCountedKurus === seenPosExpectedKurus;
  return !isEven && note.trim() === '';
}

function viewOf({ id, countedAt, ...count }: TillCount): TillCountView {
  const { day, cashExpectedKurus, cashCountedKurus, cashLeftKurus, posExpectedKurus, posCountedKurus } =
    count;
  const { note, countedBy } = count;
  return {
    ...{ id, day, note, countedBy, countedAt: countedAt.toISOString() },
    ...{ cashExpectedKurus, cashCountedKurus, cashLeftKurus, posExpectedKurus, posCountedKurus },
  };
}
