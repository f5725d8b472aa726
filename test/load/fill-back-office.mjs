import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillLogs } from './fill-logs.mjs';

/**
 * Fills a migrated database with a studio of any size: three years of orders, bookings and accounts, spread as in life
 * (a few names are frequent, old orders were delivered, most orders are paid). It also runs alone:
 * `DATABASE_URL=… node test/load/fill-back-office.mjs --orders 1000000 --bookings 300000 --users 200000 --logs 1000000`
 */
export async function fillBackOffice(databaseUrl, { orders, bookings, users, logs }, say = () => undefined) {
  if (bookings > orders) throw new Error('Each booking has an order of its own.');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    await client.query(`SET work_mem = '256MB'`);
    await client.query(`SET maintenance_work_mem = '512MB'`);
    await client.query('SELECT setseed(0.42)');
    for (const step of [people, products, calendar, books]) {
      await step(client, { orders, bookings, users });
      say(`  ${step.name}`);
    }
    const indexes = await takeIndexesAway(client);
    for (let from = 1; from <= orders; from += BATCH) {
      await write(client, { from, to: Math.min(from + BATCH - 1, orders) });
      say(`  ${Math.min(from + BATCH - 1, orders).toLocaleString('tr-TR')} orders`);
    }
    for (const { indexdef } of indexes) await client.query(indexdef);
    say('  indexes');
    await fillLogs(client, logs);
    say(`  ${logs.toLocaleString('tr-TR')} entries of the log`);
    // Index-only scans need a vacuumed table; in production autovacuum does this.
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const BATCH = 50_000;
const SEATS_A_BOOKING = 2;
const BOOKINGS_A_SESSION = 5;

const NAMES = `ARRAY['Ayşe','Mehmet','Fatma','Mustafa','Emine','Ahmet','Hatice','Ali','Zeynep','Hüseyin','Elif','Hasan','Meryem','İbrahim','Şerife','Yusuf','Sultan','Murat','Hanife','Ömer','Merve','Ramazan','Özlem','Halil','Esra','Süleyman','Büşra','Osman','Kübra','Emre','Derya','Burak','Çiğdem','Can','Işıl','Kerem','Gül','Cem','Ece','Umut','Şule','Ufuk','Ülkü','Barış','Sevgi','Deniz','Nazlı','Onur','Pınar','Tolga','İpek','Kaan','Duygu','Sinan','Yeliz','Volkan','Ceren','Uğur','Aslı','Tuğba']`;
const SURNAMES = `ARRAY['Yılmaz','Kaya','Demir','Şahin','Çelik','Yıldız','Yıldırım','Öztürk','Aydın','Özdemir','Arslan','Doğan','Kılıç','Aslan','Çetin','Kara','Koç','Kurt','Özkan','Şimşek','Polat','Korkmaz','Özcan','Çakır','Erdoğan','Yavuz','Can','Acar','Şen','Aktaş','Güler','Yalçın','Güneş','Bozkurt','Bulut','Keskin','Ünal','Turan','Gül','Özer','Işık','Kaplan','Avcı','Sarı','Tekin','Taş','Köse','Yüksel','Ateş','Aksoy','Iğdır','Uçar','Ergin','Toprak','Gündüz','Duman','İnce','Oral','Ulusoy','Tunç','Önal','Soylu','Erdem','Mutlu','Bilgin','Sezer','Varol','Akın','Çınar','Ekinci']`;
const DOMAINS = `ARRAY['gmail.com','hotmail.com','outlook.com','yahoo.com','icloud.com','ornek.com.tr','posta.example']`;

/** SQL that picks a random element of the list, the first ones far more often than the last. */
const oneOf = (list) => `(${list})[1 + floor(power(random(), 1.7) * cardinality(${list}))::int]`;

/** Drops the indexes and answers their definitions: a million rows are written several times as fast without them. */
async function takeIndexesAway(client) {
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes
     WHERE schemaname = 'public' AND tablename IN ('order', 'order_line', 'booking') AND indexdef NOT LIKE 'CREATE UNIQUE%'
       AND indexname <> 'booking_by_session'`,
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`);
  return rows;
}

/** Writes everybody who orders: accounts first, then guests, some of whom order again. */
async function people(client, { users, orders }) {
  await client.query(
    `CREATE TEMP TABLE person AS
     SELECT no, gen_random_uuid() AS id, no <= $1 AS has_account, name, surname,
       replace(search_form(name || '.' || surname), ' ', '') || no || '@' || ${oneOf(DOMAINS)} AS email,
       '+905' || lpad((floor(random() * 999999999))::text, 9, '0') AS phone,
       now() - random() * interval '1095 days' AS since
     FROM (SELECT no, ${oneOf(NAMES)} AS name, ${oneOf(SURNAMES)} AS surname
           FROM generate_series(1, $1::int + $2::int) AS no) AS named`,
    [users, Math.ceil(orders / 3)],
  );
  await client.query('CREATE INDEX ON person (no)');
  await client.query(
    `INSERT INTO customer (id, email, first_name, last_name, phone, password_hash, email_verified_at, created_at)
     SELECT id, email, name, surname, phone, 'nobody signs in with this', since, since FROM person WHERE has_account`,
  );
}

async function products(client) {
  await client.query(`INSERT INTO category (name, slug) VALUES ('Yük', 'yuk') ON CONFLICT DO NOTHING`);
  await client.query(
    `INSERT INTO product (slug, category_id, name, price_kurus, stock_quantity)
     SELECT 'yuk-' || n, (SELECT id FROM category WHERE slug = 'yuk'),
       (ARRAY['Kâse','Kupa','Tabak','Vazo','Sürahi','Mumluk','Saksı','Fincan'])[1 + n % 8] || ' ' || n,
       (150 + n * 37 % 2400) * 100 + n % 4 * 25, 100000
     FROM generate_series(1, 200) AS n ON CONFLICT DO NOTHING`,
  );
}

/** Writes enough sessions for all bookings; the last one is two months from now. */
async function calendar(client, { bookings }) {
  await client.query(
    `CREATE TEMP TABLE session AS
     SELECT no, gen_random_uuid() AS id, ((now() AT TIME ZONE 'Europe/Istanbul')::date + 60 - (no * 1155 / $1::int)) AS date
     FROM generate_series(0, $1::int - 1) AS no`,
    [Math.max(1, Math.ceil(bookings / BOOKINGS_A_SESSION))],
  );
  await client.query('CREATE INDEX ON session (no)');
  await client.query(
    `INSERT INTO workshop_session (id, title, description, date, start_time, end_time, price_kurus, capacity)
     SELECT id, (ARRAY['Çarkta ilk kâse','Elle şekillendirme','Sırlama günü','Çocuklar için çamur'])[1 + no % 4],
       'Hiç denemeyenler için.', date, make_time(9 + no % 9, 0, 0), make_time(12 + no % 9, 0, 0),
       90000 + no % 4 * 15000, ${BOOKINGS_A_SESSION * SEATS_A_BOOKING} + no % 5
     FROM session`,
  );
}

/** Plans each order before it is written. The first of them have a seat in a session. */
async function books(client, { orders, bookings, users }) {
  await client.query(
    `CREATE TEMP TABLE plan AS
     SELECT n, gen_random_uuid() AS id, who, chance, sessions.id AS session_id, sessions.date,
       1 + floor(random() * ${SEATS_A_BOOKING})::int AS seats, floor(power(random(), 2) * 4)::int AS pieces,
       least(now() - random() * interval '3 hours', CASE
         WHEN sessions.id IS NOT NULL THEN sessions.date + time '10:00' - (1 + random() * 40) * interval '1 day'
         ELSE now() - power(random(), 1.4) * interval '1095 days' END) AS at
     FROM (SELECT n, random() AS chance,
             CASE WHEN random() < 0.6 THEN 1 + floor(power(random(), 1.5) * $3::int)::int
                  ELSE $3::int + 1 + floor(random() * $1::int / 3)::int END AS who
           FROM generate_series(1, $1::int) AS n) AS drawn
     LEFT JOIN session sessions ON drawn.n <= $2::int AND sessions.no = (drawn.n - 1) / ${BOOKINGS_A_SESSION}`,
    [orders, bookings, users],
  );
  await client.query('CREATE INDEX ON plan (n)');
}

async function write(client, { from, to }) {
  await client.query('DROP TABLE IF EXISTS line');
  await client.query(
    `CREATE TEMP TABLE line AS
     SELECT gen_random_uuid() AS id, p.id AS order_id, 0 AS position, 'workshop' AS kind, NULL::uuid AS product_id,
       s.id AS session_id, s.date, s.start_time, s.end_time, s.title AS name, s.price_kurus AS price, p.seats AS quantity
     FROM plan p JOIN workshop_session s ON s.id = p.session_id WHERE p.n BETWEEN $1 AND $2
     UNION ALL
     SELECT gen_random_uuid(), p.id, k, 'product', g.id, NULL, NULL, NULL, NULL, g.name, g.price_kurus, 1 + (p.n + k) % 2
     FROM plan p CROSS JOIN LATERAL generate_series(1, p.pieces + CASE WHEN p.session_id IS NULL THEN 1 ELSE 0 END) AS k
     JOIN (SELECT *, row_number() OVER (ORDER BY id) AS no FROM product WHERE slug LIKE 'yuk-%') g
       ON g.no = 1 + (p.n % 9973 * 7919 + k * 104729) % 200
     WHERE p.n BETWEEN $1 AND $2`,
    [from, to],
  );
  await client.query(
    `INSERT INTO "order" (id, link_nonce, customer_id, status, payment_status, name, surname, email, phone,
       shipping_address, subtotal_kurus, total_kurus, paid_at, created_at, updated_at)
     SELECT p.id, 'yuk-' || p.n, CASE WHEN w.has_account THEN w.id END, status,
       CASE WHEN status = 'cancelled' THEN CASE WHEN n % 10 < 4 THEN 'refunded' ELSE 'unpaid' END
            WHEN status = 'pending' AND n % 10 < 5 THEN 'unpaid' ELSE 'paid' END,
       w.name, w.surname, w.email, w.phone, 'Bereketli Sok. No: ' || p.n % 90 || ', Kuzguncuk, Üsküdar / İstanbul',
       total, total, p.at, p.at, p.at
     FROM (SELECT *, CASE
             WHEN chance < 0.07 THEN 'cancelled'
             WHEN at > now() - interval '2 days' THEN (ARRAY['pending','confirmed','preparing'])[1 + n % 3]
             WHEN at > now() - interval '6 days' THEN (ARRAY['preparing','shipped','in_transit'])[1 + n % 3]
             WHEN chance < 0.072 THEN 'pending'
             ELSE 'delivered' END AS status
           FROM plan WHERE n BETWEEN $1 AND $2) p
     JOIN person w ON w.no = p.who
     JOIN (SELECT order_id, sum(price * quantity) AS total FROM line GROUP BY order_id) t ON t.order_id = p.id
     ORDER BY p.at`,
    [from, to],
  );
  await client.query(
    `INSERT INTO order_line (id, order_id, position, kind, product_id, session_id, date, start_time, end_time, name,
       regular_price_kurus, unit_price_kurus, quantity, total_kurus, vat_rate_percent)
     SELECT id, order_id, position, kind, product_id, session_id, date, start_time, end_time, name,
       price, price, quantity, price * quantity, 20 FROM line`,
  );
  await client.query(
    `INSERT INTO booking (order_id, order_line_id, session_id, link_nonce, status, payment_status, name, surname, email,
       phone, title, date, start_time, end_time, quantity, original_price_kurus, price_kurus, total_kurus,
       payment_method, payment_id, paid_at, created_at, updated_at)
     SELECT o.id, l.id, l.session_id, l.id::text,
       CASE WHEN o.status = 'cancelled' THEN 'cancelled' WHEN l.date < now()::date THEN 'completed'
            WHEN o.status = 'pending' THEN 'pending' ELSE 'confirmed' END,
       o.payment_status, o.name, o.surname, o.email, o.phone, l.name, l.date, l.start_time, l.end_time, l.quantity,
       l.price, l.price, l.price * l.quantity, 'iyzico', 'yuk', o.created_at, o.created_at, o.created_at
     FROM line l JOIN "order" o ON o.id = l.order_id WHERE l.kind = 'workshop'
     ORDER BY o.created_at`,
  );
  await client.query(
    `UPDATE workshop_session s SET booked_seats = booked_seats + b.seats
     FROM (SELECT b.session_id, sum(b.quantity) AS seats FROM booking b JOIN line l ON l.id = b.order_line_id
           WHERE b.status <> 'cancelled' GROUP BY b.session_id) b WHERE s.id = b.session_id`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = { orders: '1000000', bookings: '300000', users: '200000', logs: '1000000' };
  const options = Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, { type: 'string', default: size }]),
  );
  const { values } = parseArgs({ options });
  const wanted = Object.fromEntries(Object.entries(values).map(([name, size]) => [name, Number(size)]));
  await fillBackOffice(process.env.DATABASE_URL, wanted, (text) => process.stdout.write(`${text}\n`));
}
