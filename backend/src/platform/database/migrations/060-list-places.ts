import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the lists of orders and bookings lack in the order of names and amounts: where a page of some months begins, and
 * who is called as somebody typed. See migration 026.
 */
export class ListPlaces1763700060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const list of LISTS) {
      await createNames(runner, list);
      await tallyMonths(runner, list);
      await carryNames(runner, list);
    }
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

interface Tallied {
  readonly table: string;
  readonly tally: string;
  readonly names: string;
  readonly isGuest: boolean;
  readonly earned: string;
  readonly byTime: string;
  readonly carried: string;
}

const LISTS: readonly Tallied[] = [
  {
    table: '"order"',
    tally: 'order_tally',
    names: 'order_names',
    isGuest: true,
    earned: `CASE WHEN payment_status = 'paid' THEN total_kurus - refunded_kurus ELSE 0 END`,
    byTime: 'order_list_by_time',
    carried: 'total_kurus, customer_order, status, payment_status, is_guest, customer_search, email_search',
  },
  {
    table: 'booking',
    tally: 'booking_tally',
    names: 'booking_names',
    isGuest: false,
    earned: `CASE WHEN payment_status = 'paid' THEN total_kurus ELSE 0 END`,
    byTime: 'booking_list_by_time',
    carried:
      'total_kurus, customer_order, status, payment_status, date, session_id, phone, customer_search, email_search',
  },
];

/** Each name once, however many rows bear it. */
async function createNames(runner: QueryRunner, list: Tallied): Promise<void> {
  const { names, table } = list;
  await runner.query(`
    CREATE TABLE ${names} (
      customer_order text COLLATE "C" NOT NULL,
      customer_search text NOT NULL,
      records integer NOT NULL
    )
  `);
  await runner.query(addUpNames(list, `SELECT 1 AS sign, * FROM ${table}`));
  await runner.query(
    `CREATE INDEX ${names}_by_order ON ${names} (customer_order, customer_search) INCLUDE (records)`,
  );
  await runner.query(`CREATE INDEX ${names}_search ON ${names} USING gin (customer_search gin_trgm_ops)`);
}

/** The other orders of the list by months as well, in wider stretches. */
async function tallyMonths(runner: QueryRunner, list: Tallied): Promise<void> {
  const { table, tally, names } = list;
  const cases = {
    INSERT: 'SELECT 1 AS sign, * FROM added',
    DELETE: 'SELECT -1 AS sign, * FROM removed',
    UPDATE: 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed',
  };
  await runner.query(`
    CREATE OR REPLACE FUNCTION keep_${tally}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        ${Object.entries(cases)
          .map(
            ([event, rows]) => `WHEN '${event}' THEN
          ${addUp(list, rows, [...STRETCHES, ...STRETCHES_OF_MONTHS])};
          ${addUpNames(list, rows)};`,
          )
          .join('\n        ')}
        ELSE
          DELETE FROM ${tally};
          DELETE FROM ${names};
      END CASE;
      RETURN NULL;
    END
    $$
  `);
  await runner.query(addUp(list, `SELECT 1 AS sign, * FROM ${table}`, STRETCHES_OF_MONTHS));
}

/** So that days are gathered in the order of names without a look at the rows. */
async function carryNames(runner: QueryRunner, { table, byTime, carried }: Tallied): Promise<void> {
  await runner.query(`DROP INDEX ${byTime}`);
  await runner.query(`CREATE INDEX ${byTime} ON ${table} (created_at, id) INCLUDE (${carried})`);
}

const STRETCHES = [
  `('createdAt', to_char(r.created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD'))`,
  `('total', lpad((r.total_kurus / 2500)::text, 6, '0'))`,
  `('name', left(r.customer_order, 2))`,
  `('id', left(r.id::text, 2))`,
];

/** The stretches belong to `ListSort.stretchOfMonth`; 100 lira are counted in steps of 25, as above. */
const STRETCHES_OF_MONTHS = [
  `('total ' || r.month, lpad((r.total_kurus / 10000 * 4)::text, 6, '0'))`,
  `('name ' || r.month, left(r.customer_order, 2))`,
  `('id ' || r.month, left(r.id::text, 1))`,
];

function addUp({ tally, isGuest, earned }: Tallied, rows: string, stretches: readonly string[]): string {
  const states = `status, payment_status${isGuest ? ', is_guest' : ''}`;
  return `
    INSERT INTO ${tally} (sort, stretch, ${states}, records, earned_kurus)
    SELECT s.sort, s.stretch, ${states}, sum(sign), sum(sign * earned)
    FROM (SELECT sign, id, created_at, total_kurus, customer_order, ${states}, ${earned} AS earned,
            to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM') AS month
          FROM (${rows}) AS changed) AS r
    CROSS JOIN LATERAL (VALUES ${stretches.join(', ')}) AS s (sort, stretch)
    GROUP BY s.sort, s.stretch, ${states}
    HAVING sum(sign) <> 0 OR sum(sign * earned) <> 0
  `;
}

/** A change of anything but the name adds no line. */
function addUpNames({ names }: Tallied, rows: string): string {
  return `
    INSERT INTO ${names} (customer_order, customer_search, records)
    SELECT customer_order, customer_search, sum(sign) FROM (${rows}) AS changed
    GROUP BY customer_order, customer_search HAVING sum(sign) <> 0
  `;
}
