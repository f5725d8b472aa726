import type { DataCheck } from './data-check.js';

interface Tallied {
  readonly table: string;
  readonly tally: string;
  /** The columns that identify a line of the tally. */
  readonly same: readonly string[];
  /** SQL of the lines that the table's rows contribute: these columns with `records` and `earned_kurus`. */
  readonly told: string;
}

const DAY = `to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD')`;
const MONTH = `to_char(created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM')`;
/** A third of a month begins on the 1st, the 11th or the 21st. */
const THIRD = `${MONTH} || CASE WHEN right(${DAY}, 2) < '11' THEN '-01' WHEN right(${DAY}, 2) < '21' THEN '-11' ELSE '-21' END`;

/** The buckets of each sort order. */
const BUCKETS = `
  ('createdAt', ${DAY}),
  ('month', ${MONTH}),
  ('total', lpad((total_kurus / 2500)::text, 6, '0')),
  ('name', left(customer_sort_key, 2)),
  ('id', left(id::text, 2)),
  ('total ' || ${MONTH}, lpad((total_kurus / 10000 * 4)::text, 6, '0')),
  ('name ' || ${MONTH}, left(customer_sort_key, 2)),
  ('id ' || ${MONTH}, left(id::text, 1)),
  ('total/3 ' || ${THIRD}, lpad((total_kurus / 10000 * 4)::text, 6, '0')),
  ('name/3 ' || ${THIRD}, left(customer_sort_key, 2)),
  ('id/3 ' || ${THIRD}, left(id::text, 1))`;

function told(table: string, states: readonly string[], earned: string): string {
  return `
    SELECT s.sort, s.bucket, ${states.join(', ')}, 1 AS records,
      ${earned} AS earned_kurus
    FROM ${table} CROSS JOIN LATERAL (VALUES ${BUCKETS}) AS s (sort, bucket)`;
}

const BOOKING_STATES = ['status', 'payment_status'];
const ORDER_STATES = [...BOOKING_STATES, 'is_guest'];
const NAMES = ['customer_sort_key', 'customer_search'];

const TALLIES: readonly Tallied[] = [
  {
    table: 'order',
    tally: 'order_tally',
    same: ['sort', 'bucket', ...ORDER_STATES],
    told: told('"order"', ORDER_STATES, 'paid_kurus - refunded_kurus'),
  },
  {
    table: 'booking',
    tally: 'booking_tally',
    same: ['sort', 'bucket', ...BOOKING_STATES],
    told: told(
      'booking',
      BOOKING_STATES,
      `CASE payment_status WHEN 'paid' THEN total_kurus WHEN 'partly_paid' THEN paid_kurus ELSE 0 END`,
    ),
  },
  {
    table: 'log_entry',
    tally: 'log_tally',
    same: ['sort', 'bucket', 'event_type'],
    told: `SELECT 'createdAt' AS sort, ${DAY} AS bucket, event_type, 1 AS records, 0 AS earned_kurus FROM log_entry`,
  },
  {
    table: 'order',
    tally: 'order_name_counts',
    same: NAMES,
    told: `SELECT ${NAMES.join(', ')}, 1 AS records, 0 AS earned_kurus FROM "order"`,
  },
  {
    table: 'booking',
    tally: 'booking_name_counts',
    same: NAMES,
    told: `SELECT ${NAMES.join(', ')}, 1 AS records, 0 AS earned_kurus FROM booking`,
  },
];

/** Sums the table's lines and the tally's lines side by side; rows with different sums are differences. */
export const TALLY_CHECKS: readonly DataCheck[] = TALLIES.map(({ table, tally, same, told: lines }) => {
  const earned = same.includes('payment_status') ? 'earned_kurus' : '0';
  // In one collation, because the two sides could not be compared otherwise.
  const key = same.map((column) => `${column}::text COLLATE "C" AS ${column}`).join(', ');
  return {
    name: tally.replaceAll('_', ' '),
    explanation: `${tally} counts the rows of ${table}, and what they earned, as lists and figures tell it`,
    sql: `
      SELECT concat_ws(' | ', ${same.join(', ')}) AS record,
        format('%s rows, %s kuruş', sum(there), sum(there_kurus)) AS expected,
        format('%s rows, %s kuruş', sum(told), sum(told_kurus)) AS found
      FROM (
        SELECT ${key}, records AS there, earned_kurus AS there_kurus, 0 AS told, 0 AS told_kurus
        FROM (${lines}) AS line
        UNION ALL SELECT ${key}, 0, 0, records, ${earned} FROM ${tally}
      ) AS both_sides
      GROUP BY ${same.join(', ')}`,
  };
});
