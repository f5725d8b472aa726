import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the order and booking lists of the back office need to be quick with a million rows. */
export class BackOfficeLists1763700026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createNameOrder(runner);
    await widenOrders(runner);
    await widenBookings(runner);
    for (const list of TALLIED) await createTally(runner, list);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('Migrations go forward only.'));
  }
}

/**
 * Texts by the Turkish alphabet, as a key that compares byte by byte: so how a key begins says where it belongs. Each
 * letter becomes the next of 32 signs in a row; what has an accent of another language goes with its plain letter.
 */
async function createNameOrder(runner: QueryRunner): Promise<void> {
  await runner.query(String.raw`
    CREATE FUNCTION turkish_order(value text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$
      SELECT translate(
        translate(lower(normalize(btrim(value), NFC) COLLATE "tr-x-icu"), 'âàáäãåéèêëîíìïôóòõûúùñý', 'aaaaaaeeeeiiiioooouuuny'),
        'abcçdefgğhıijklmnoöpqrsştuüvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_' || chr(96))
    $$
  `);
}

const SEARCHED = `
  ADD customer_search text GENERATED ALWAYS AS (search_form(name || ' ' || surname)) STORED,
  ADD email_search text GENERATED ALWAYS AS (search_form(email)) STORED,
  ADD customer_order text COLLATE "C" GENERATED ALWAYS AS (turkish_order(name || ' ' || surname)) STORED
`;

/** Each order in which a list can be walked carries whatever is filtered by, so that no row is read in vain. */
async function widenOrders(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE "order" ${SEARCHED},
      ADD is_guest boolean GENERATED ALWAYS AS (customer_id IS NULL) STORED
  `);
  const carried = 'status, payment_status, is_guest, customer_search, email_search';
  await runner.query(
    `CREATE INDEX order_list_by_time ON "order" (created_at, id) INCLUDE (total_kurus, ${carried})`,
  );
  await runner.query(
    `CREATE INDEX order_list_by_total ON "order" (total_kurus, id) INCLUDE (created_at, ${carried})`,
  );
  await runner.query(
    `CREATE INDEX order_list_by_name ON "order" (customer_order, id) INCLUDE (created_at, total_kurus, ${carried})`,
  );
  await runner.query(
    `CREATE INDEX order_list_by_id ON "order" (id) INCLUDE (created_at, total_kurus, ${carried})`,
  );
  await runner.query(`DROP INDEX order_newest`);
  await runner.query(`CREATE INDEX order_by_status ON "order" (status, payment_status, is_guest)`);
  await runner.query(`CREATE INDEX order_by_payment_status ON "order" (payment_status, is_guest)`);
  await runner.query(
    `CREATE INDEX order_customer_search ON "order" USING gin (customer_search gin_trgm_ops)`,
  );
  await runner.query(`CREATE INDEX order_email_search ON "order" USING gin (email_search gin_trgm_ops)`);
}

async function widenBookings(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE booking ${SEARCHED}`);
  const carried = 'status, payment_status, date, session_id, phone, customer_search, email_search';
  await runner.query(
    `CREATE INDEX booking_list_by_time ON booking (created_at, id) INCLUDE (total_kurus, ${carried})`,
  );
  await runner.query(
    `CREATE INDEX booking_list_by_total ON booking (total_kurus, id) INCLUDE (created_at, ${carried})`,
  );
  await runner.query(
    `CREATE INDEX booking_list_by_name ON booking (customer_order, id) INCLUDE (created_at, total_kurus, ${carried})`,
  );
  await runner.query(
    `CREATE INDEX booking_list_by_id ON booking (id) INCLUDE (created_at, total_kurus, ${carried})`,
  );
  await runner.query(`DROP INDEX booking_newest`);
  await runner.query(`CREATE INDEX booking_by_status ON booking (status, payment_status)`);
  await runner.query(`CREATE INDEX booking_by_payment_status ON booking (payment_status)`);
  await runner.query(`CREATE INDEX booking_by_date ON booking (date)`);
  await runner.query(
    `CREATE INDEX booking_customer_search ON booking USING gin (customer_search gin_trgm_ops)`,
  );
  await runner.query(`CREATE INDEX booking_email_search ON booking USING gin (email_search gin_trgm_ops)`);
  await runner.query(`CREATE INDEX booking_phone_search ON booking USING gin (phone gin_trgm_ops)`);
}

interface Tallied {
  readonly table: string;
  readonly tally: string;
  /** What is told apart besides status and payment status. */
  readonly isGuest: boolean;
  readonly earned: string;
}

const TALLIED: readonly Tallied[] = [
  {
    table: '"order"',
    tally: 'order_tally',
    isGuest: true,
    earned: `CASE WHEN payment_status = 'paid' THEN total_kurus - refunded_kurus ELSE 0 END`,
  },
  {
    table: 'booking',
    tally: 'booking_tally',
    isGuest: false,
    earned: `CASE WHEN payment_status = 'paid' THEN total_kurus ELSE 0 END`,
  },
];

/**
 * How many rows there are in each stretch of each order of the list, by state: the studio's day, 25 lira, how the name
 * and the id begin. A change adds lines to it and touches none, so that nobody waits for anybody; now and then the
 * lines are added up (`ListTallies`).
 */
async function createTally(runner: QueryRunner, list: Tallied): Promise<void> {
  const { table, tally, isGuest } = list;
  await runner.query(`
    CREATE TABLE ${tally} (
      sort text COLLATE "C" NOT NULL,
      stretch text COLLATE "C" NOT NULL,
      status text COLLATE "C" NOT NULL,
      payment_status text COLLATE "C" NOT NULL,
      ${isGuest ? 'is_guest boolean NOT NULL,' : ''}
      records integer NOT NULL,
      earned_kurus bigint NOT NULL
    )
  `);
  // Read from the index alone: where lines come and go all day, the table itself is mostly empty space.
  await runner.query(`
    CREATE INDEX ${tally}_by_stretch ON ${tally} (sort, stretch)
      INCLUDE (status, payment_status, ${isGuest ? 'is_guest, ' : ''}records, earned_kurus)
  `);
  await runner.query(`
    CREATE FUNCTION keep_${tally}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      CASE TG_OP
        WHEN 'INSERT' THEN ${addUp(list, 'SELECT 1 AS sign, * FROM added')};
        WHEN 'DELETE' THEN ${addUp(list, 'SELECT -1 AS sign, * FROM removed')};
        WHEN 'UPDATE' THEN ${addUp(list, 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed')};
        ELSE DELETE FROM ${tally};
      END CASE;
      RETURN NULL;
    END
    $$
  `);
  const triggers = {
    INSERT: 'REFERENCING NEW TABLE AS added',
    DELETE: 'REFERENCING OLD TABLE AS removed',
    UPDATE: 'REFERENCING NEW TABLE AS added OLD TABLE AS removed',
    TRUNCATE: '',
  };
  for (const [event, given] of Object.entries(triggers)) {
    await runner.query(`
      CREATE TRIGGER ${tally}_on_${event.toLowerCase()} AFTER ${event} ON ${table} ${given}
        FOR EACH STATEMENT EXECUTE FUNCTION keep_${tally}()
    `);
  }
  await runner.query(addUp(list, `SELECT 1 AS sign, * FROM ${table}`));
}

/** The numbers in `stretch` belong to `ListSort.beginsAt` of the lists' services. */
function addUp({ tally, isGuest, earned }: Tallied, rows: string): string {
  const states = `status, payment_status${isGuest ? ', is_guest' : ''}`;
  return `
    INSERT INTO ${tally} (sort, stretch, ${states}, records, earned_kurus)
    SELECT s.sort, s.stretch, ${states}, sum(sign), sum(sign * earned)
    FROM (SELECT sign, id, created_at, total_kurus, customer_order, ${states}, ${earned} AS earned
          FROM (${rows}) AS changed) AS r
    CROSS JOIN LATERAL (VALUES
      ('createdAt', to_char(r.created_at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD')),
      ('total', lpad((r.total_kurus / 2500)::text, 6, '0')),
      ('name', left(r.customer_order, 2)),
      ('id', left(r.id::text, 2))
    ) AS s (sort, stretch)
    GROUP BY s.sort, s.stretch, ${states}
    HAVING sum(sign) <> 0 OR sum(sign * earned) <> 0
  `;
}
