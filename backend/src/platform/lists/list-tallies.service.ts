import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRegistry } from '../jobs/job-registry.js';

const TALLIES = [
  {
    tally: 'order_tally',
    same: 'sort, bucket, status, payment_status, is_guest',
    sums: ['records', 'earned_kurus'],
  },
  {
    tally: 'booking_tally',
    same: 'sort, bucket, status, payment_status',
    sums: ['records', 'earned_kurus'],
  },
  { tally: 'log_tally', same: 'sort, bucket, event_type', sums: ['records'] },
  { tally: 'order_name_counts', same: 'customer_sort_key, customer_search', sums: ['records'] },
  { tally: 'booking_name_counts', same: 'customer_sort_key, customer_search', sums: ['records'] },
] as const;

/** Lines of so many kinds are merged in one statement, which then stays far below the database's time limit. */
const KINDS_AT_ONCE = 10_000;

/** Adds up the lines of the tallies: every change appends lines, and here equal ones are merged. */
@Injectable()
export class ListTalliesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'lists.tally', everySeconds: 60, run: () => this.addUp() });
  }

  /** Goes on until all is added up, which takes many rounds after a restored backup, and one in daily use. */
  async addUp(atOnce = KINDS_AT_ONCE): Promise<void> {
    for (const tally of TALLIES) {
      let merged: number;
      do {
        merged = await this.addUpSome(tally, atOnce);
      } while (merged === atOnce);
    }
  }

  private async addUpSome(tally: (typeof TALLIES)[number], atOnce: number): Promise<number> {
    const [row] = await this.dataSource.query<{ kinds: number }[]>(addingUp(tally), [atOnce]);
    return row?.kinds ?? 0;
  }
}

/** A single statement, so that readers see either the lines or their sum. Locked new lines are skipped. */
function addingUp({ tally, same, sums }: (typeof TALLIES)[number]): string {
  return `
    WITH told_apart AS (
      SELECT ${same} FROM ${tally} GROUP BY ${same} HAVING count(*) > 1 LIMIT $1
    ), taken AS (
      DELETE FROM ${tally} USING told_apart
      WHERE (${of(tally, same)}) = (${of('told_apart', same)})
      RETURNING ${tally}.*
    ), merged AS (
      INSERT INTO ${tally} (${same}, ${sums.join(', ')})
      SELECT ${same}, ${sums.map((sum) => `sum(${sum})`).join(', ')} FROM taken
      GROUP BY ${same} HAVING ${sums.map((sum) => `sum(${sum}) <> 0`).join(' OR ')}
    )
    SELECT count(*)::int AS kinds FROM told_apart
  `;
}

function of(table: string, columns: string): string {
  return columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
}
