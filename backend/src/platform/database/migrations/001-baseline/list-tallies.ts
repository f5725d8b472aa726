/** A list of the back office whose rows are counted by triggers, with the names of its tables. */
interface TalliedList {
  readonly table: string;
  readonly tally: string;
  readonly names: string;
  /** The columns by which rows are counted separately. */
  readonly states: string;
  /** SQL for the revenue of a row, in kuruş. */
  readonly earned: string;
}

const LISTS: readonly TalliedList[] = [
  {
    table: '"order"',
    tally: 'order_tally',
    names: 'order_name_counts',
    states: 'status, payment_status, is_guest',
    earned: 'paid_kurus - refunded_kurus',
  },
  {
    table: 'booking',
    tally: 'booking_tally',
    names: 'booking_name_counts',
    states: 'status, payment_status',
    earned: `CASE payment_status WHEN 'paid' THEN total_kurus WHEN 'partly_paid' THEN paid_kurus ELSE 0 END`,
  },
];

/** The rows that an event added (sign 1) or removed (sign -1). */
const CHANGED_ROWS = {
  INSERT: 'SELECT 1 AS sign, * FROM added',
  DELETE: 'SELECT -1 AS sign, * FROM removed',
  UPDATE: 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed',
};

const TRANSITION_TABLES = {
  INSERT: 'REFERENCING NEW TABLE AS added',
  DELETE: 'REFERENCING OLD TABLE AS removed',
  UPDATE: 'REFERENCING NEW TABLE AS added OLD TABLE AS removed',
  TRUNCATE: '',
};

/**
 * The buckets by which rows are counted, per sort order: over all time, by months, and by thirds of months,
 * which begin on the 1st, the 11th and the 21st. `ListSort` of the lists' services computes the same buckets.
 */
const BUCKETS = [
  `('createdAt', to_char(r.at, 'YYYY-MM-DD'))`,
  `('total', lpad((r.total_kurus / 2500)::text, 6, '0'))`,
  `('name', left(r.customer_sort_key, 2))`,
  `('id', left(r.id::text, 2))`,
  `('total ' || r.month, r.total_of_month)`,
  `('name ' || r.month, r.name_of_month)`,
  `('id ' || r.month, r.id_of_month)`,
  `('month', r.month)`,
  `('total/3 ' || r.third, r.total_of_month)`,
  `('name/3 ' || r.third, r.name_of_month)`,
  `('id/3 ' || r.third, r.id_of_month)`,
];

/**
 * The triggers that count the rows of orders and bookings. They append lines and never update any, so that no
 * order waits for another; a job adds the lines up.
 */
export function listTalliesSql(): string {
  return LISTS.map((list) => `${tallyFunction(list)};\n${tallyTriggers(list)}`).join('\n');
}

function tallyFunction(list: TalliedList): string {
  const events = Object.entries(CHANGED_ROWS).map(
    ([event, rows]) => `WHEN '${event}' THEN ${countRows(list, rows)}; ${countNames(list, rows)};`,
  );
  return `
    CREATE FUNCTION keep_${list.tally}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        ${events.join('\n        ')}
        ELSE
          DELETE FROM ${list.tally};
          DELETE FROM ${list.names};
      END CASE;
      RETURN NULL;
    END
    $$`;
}

function countRows({ tally, states, earned }: TalliedList, rows: string): string {
  return `
    INSERT INTO ${tally} (sort, bucket, ${states}, records, earned_kurus)
    SELECT s.sort, s.bucket, ${states}, sum(sign), sum(sign * earned)
    FROM (SELECT sign, id, total_kurus, customer_sort_key, ${states}, ${earned} AS earned, at,
            to_char(at, 'YYYY-MM') AS month,
            to_char(at, 'YYYY-MM-') || least(2, (extract(day FROM at)::integer - 1) / 10) || '1' AS third,
            lpad((total_kurus / 10000 * 4)::text, 6, '0') AS total_of_month,
            left(customer_sort_key, 2) AS name_of_month,
            left(id::text, 1) AS id_of_month
          FROM (SELECT *, created_at AT TIME ZONE 'Europe/Istanbul' AS at FROM (${rows}) AS listed) AS changed) AS r
    CROSS JOIN LATERAL (VALUES ${BUCKETS.join(', ')}) AS s (sort, bucket)
    GROUP BY s.sort, s.bucket, ${states}
    HAVING sum(sign) <> 0 OR sum(sign * earned) <> 0`;
}

/** Only a change of the name adds a line. */
function countNames({ names }: TalliedList, rows: string): string {
  return `
    INSERT INTO ${names} (customer_sort_key, customer_search, records)
    SELECT customer_sort_key, customer_search, sum(sign) FROM (${rows}) AS changed
    GROUP BY customer_sort_key, customer_search HAVING sum(sign) <> 0`;
}

function tallyTriggers({ table, tally }: TalliedList): string {
  return Object.entries(TRANSITION_TABLES)
    .map(
      ([event, transition]) => `
        CREATE TRIGGER ${tally}_on_${event.toLowerCase()} AFTER ${event} ON ${table} ${transition}
          FOR EACH STATEMENT EXECUTE FUNCTION keep_${tally}();`,
    )
    .join('');
}
