import type { EntityManager } from 'typeorm';
import { studioDate } from '../../../contract/common/dates.js';
import type { LongList } from './long-list.js';

/**
 * The number of rows of a state that were created in a month ('2026-11', in Istanbul time), and their
 * revenue.
 */
export interface MonthOfState {
  readonly month: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly isGuest: boolean;
  readonly records: number;
  readonly earnedKurus: number;
}

/** All counts of the tally by month, read from the tally alone, however many rows there are. */
export async function monthsOf(manager: EntityManager, { tally, guest }: LongList): Promise<MonthOfState[]> {
  return manager.query<MonthOfState[]>(
    `SELECT bucket AS month, status, payment_status AS "paymentStatus", ${guest} AS "isGuest",
       sum(records)::float8 AS records, sum(earned_kurus)::float8 AS "earnedKurus"
     FROM ${tally} WHERE sort = 'month'
     GROUP BY 1, 2, 3, 4 HAVING sum(records) <> 0`,
  );
}

export interface Sum {
  readonly records: number;
  readonly earnedKurus: number;
}

export function sumOf(
  months: readonly MonthOfState[],
  counts: (month: MonthOfState) => boolean = () => true,
): Sum {
  return months.filter(counts).reduce<Sum>(
    (sum, { records, earnedKurus }) => ({
      records: sum.records + records,
      earnedKurus: sum.earnedKurus + earnedKurus,
    }),
    { records: 0, earnedKurus: 0 },
  );
}

const MONTHS_SHOWN = 12;

/** The last twelve months in Istanbul time, the oldest first; the last one is this month. */
export function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = studioDate(now).split('-').map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const first = new Date(Date.UTC(year, month - MONTHS_SHOWN + index, 1));
    return first.toISOString().slice(0, 'yyyy-MM'.length);
  });
}
