import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tallies of orders and bookings (migrations 026 and 060) by thirds of months as well, so that few days are left to
 * be counted one by one, and by whole months, so that what is asked of all of them is known from a few lines.
 */
export class FinerPlaces1763700063000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const list of LISTS) {
      await keepTally(runner, list);
      await runner.query(addUp(list, `SELECT 1 AS sign, * FROM ${list.table}`, FINER_STRETCHES));
    }
    // Which sessions are booked is told by the index alone.
    await runner.query(`DROP INDEX booking_by_session`);
    await runner.query(`CREATE INDEX booking_by_session ON booking (session_id) INCLUDE (status)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

interface Tallied {
  readonly table: string;
  readonly tally: string;
  readonly names: string;
  readonly states: string;
  readonly earned: string;
}

const LISTS: readonly Tallied[] = [
  {
    table: '"order"',
    tally: 'order_tally',
    names: 'order_names',
    states: 'status, payment_status, is_guest',
    earned: `CASE WHEN payment_status = 'paid' THEN total_kurus - refunded_kurus ELSE 0 END`,
  },
  {
    table: 'booking',
    tally: 'booking_tally',
    names: 'booking_names',
    states: 'status, payment_status',
    earned: `CASE WHEN payment_status = 'paid' THEN total_kurus ELSE 0 END`,
  },
];

const STRETCHES = [
  `('createdAt', to_char(r.at, 'YYYY-MM-DD'))`,
  `('total', lpad((r.total_kurus / 2500)::text, 6, '0'))`,
  `('name', left(r.customer_order, 2))`,
  `('id', left(r.id::text, 2))`,
  `('total ' || r.month, r.total_of_month)`,
  `('name ' || r.month, r.name_of_month)`,
  `('id ' || r.month, r.id_of_month)`,
];

/** A third begins on the 1st, the 11th or the 21st; its stretches are those of the months. */
const FINER_STRETCHES = [
  `('month', r.month)`,
  `('total/3 ' || r.third, r.total_of_month)`,
  `('name/3 ' || r.third, r.name_of_month)`,
  `('id/3 ' || r.third, r.id_of_month)`,
];

async function keepTally(runner: QueryRunner, list: Tallied): Promise<void> {
  const { tally, names } = list;
  const cases = {
    INSERT: 'SELECT 1 AS sign, * FROM added',
    DELETE: 'SELECT -1 AS sign, * FROM removed',
    UPDATE: 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed',
  };
  const events = Object.entries(cases).map(
    ([event, rows]) => `
        WHEN '${event}' THEN
          ${addUp(list, rows, [...STRETCHES, ...FINER_STRETCHES])};
          ${addUpNames(list, rows)};`,
  );
  await runner.query(`
    CREATE OR REPLACE FUNCTION keep_${tally}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP ${events.join('')}
        ELSE
          DELETE FROM ${tally};
          DELETE FROM ${names};
      END CASE;
      RETURN NULL;
    END
    $$
  `);
}

function addUp({ tally, states, earned }: Tallied, rows: string, stretches: readonly string[]): string {
  return `
    INSERT INTO ${tally} (sort, stretch, ${states}, records, earned_kurus)
    SELECT s.sort, s.stretch, ${states}, sum(sign), sum(sign * earned)
    FROM (SELECT sign, id, total_kurus, customer_order, ${states}, ${earned} AS earned, at,
            to_char(at, 'YYYY-MM') AS month,
            to_char(at, 'YYYY-MM-') || least(2, (extract(day FROM at)::integer - 1) / 10) || '1' AS third,
            lpad((total_kurus / 10000 * 4)::text, 6, '0') AS total_of_month,
            left(customer_order, 2) AS name_of_month,
            left(id::text, 1) AS id_of_month
          FROM (SELECT *, created_at AT TIME ZONE 'Europe/Istanbul' AS at FROM (${rows}) AS listed) AS changed) AS r
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
