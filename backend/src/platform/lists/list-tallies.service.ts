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

const LONGEST = '10min';

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

  /** Takes longer than other statements may when very many records were written at once, as by a restored backup. */
  async addUp(): Promise<void> {
    for (const tally of TALLIES) {
      await this.dataSource.transaction(async (manager) => {
        await manager.query(`SET LOCAL statement_timeout = '${LONGEST}'`);
        await manager.query(addingUp(tally));
      });
    }
  }
}

/** A single statement, so that readers see either the lines or their sum. Locked new lines are skipped. */
function addingUp({ tally, same, sums }: (typeof TALLIES)[number]): string {
  return `
    WITH told_apart AS (
      SELECT ${same} FROM ${tally} GROUP BY ${same} HAVING count(*) > 1
    ), taken AS (
      DELETE FROM ${tally} USING told_apart
      WHERE (${of(tally, same)}) = (${of('told_apart', same)})
      RETURNING ${tally}.*
    )
    INSERT INTO ${tally} (${same}, ${sums.join(', ')})
    SELECT ${same}, ${sums.map((sum) => `sum(${sum})`).join(', ')} FROM taken
    GROUP BY ${same} HAVING ${sums.map((sum) => `sum(${sum}) <> 0`).join(' OR ')}
  `;
}

function of(table: string, columns: string): string {
  return columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
}
