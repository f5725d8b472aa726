import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { SHOP } from './places.js';

let pool: Promise<pg.Pool> | undefined;

/** The shop's database, for what no visitor can do, such as letting time pass or reading stored rows. */
export async function query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
  pool ??= openPool();
  return (await (await pool).query<R>(text, values)).rows;
}

async function openPool(): Promise<pg.Pool> {
  return new pg.Pool({ connectionString: await databaseUrl(SHOP.dataDir), max: 4 });
}

/** Closes the connections; call it before the shop stops, which stops its database too. */
export async function closeDatabase(): Promise<void> {
  await (await pool)?.end();
  pool = undefined;
}

/** The address of the database of the shop in that folder. */
export async function databaseUrl(dataDir: string): Promise<string> {
  const home = join(dataDir, 'postgres');
  const password = await readFile(join(home, 'password'), 'utf8');
  const [, , , port = ''] = (await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n');
  return `postgres://postgres:${password}@127.0.0.1:${port.trim()}/toprak`;
}

/** Makes the check of all payments at the bank due, as if the buyers' time was over. */
export async function timeAtTheBankEnds(): Promise<void> {
  await query(
    `UPDATE payment_attempt SET next_check_at = now() - interval '1 second' WHERE status = 'awaiting_3ds'`,
  );
}

export async function stockOf(slug: string): Promise<{ stock: number; held: number }> {
  const [row] = await query<{ stock: number; held: number }>(
    'SELECT stock_quantity AS stock, held_quantity AS held FROM product WHERE slug = $1',
    [slug],
  );
  if (!row) throw new Error(`No product ${slug}`);
  return row;
}

/** How many products visitors see. */
export async function publishedProducts(): Promise<number> {
  const [row] = await query<{ count: number }>('SELECT count(*)::int AS count FROM product WHERE is_active');
  return row?.count ?? 0;
}

/** How many posts visitors see. */
export async function publishedPosts(): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM blog_post
     WHERE status = 'published' OR (status = 'scheduled' AND published_at <= now())`,
  );
  return row?.count ?? 0;
}

export async function changePrice(slug: string, priceKurus: number): Promise<void> {
  await query('UPDATE product SET price_kurus = $2 WHERE slug = $1', [slug, priceKurus]);
  await query(`SELECT pg_notify('change_feed', 'catalog')`);
}

export interface OpenedSession {
  readonly id: string;
  readonly title: string;
  /** yyyy-MM-dd in the studio. */
  readonly date: string;
  readonly priceKurus: number;
}

/** A workshop that only this test books, some days from today. */
export async function openSession(title: string, capacity: number): Promise<OpenedSession> {
  const [row] = await query<OpenedSession>(
    `INSERT INTO workshop_session (title, description, date, start_time, end_time, program, price_kurus, capacity)
     VALUES ($1, 'Merkezleme, açma, yükseltme.', (now() AT TIME ZONE 'Europe/Istanbul')::date + 5,
       '14:00', '17:00', 1, 100000, $2)
     RETURNING id, title, to_char(date, 'YYYY-MM-DD') AS date, price_kurus AS "priceKurus"`,
    [title, capacity],
  );
  if (!row) throw new Error('The workshop could not be opened.');
  await query(`SELECT pg_notify('change_feed', 'workshops')`);
  return row;
}

export async function seatsOf(id: string): Promise<{ booked: number; held: number }> {
  const [row] = await query<{ booked: number; held: number }>(
    'SELECT booked_seats AS booked, held_seats AS held FROM workshop_session WHERE id = $1',
    [id],
  );
  if (!row) throw new Error(`No session ${id}`);
  return row;
}

/** Books seats outside the shop. */
export async function sellSeatsElsewhere(id: string, seats: number): Promise<void> {
  await query('UPDATE workshop_session SET booked_seats = booked_seats + $2 WHERE id = $1', [id, seats]);
  await query(`SELECT pg_notify('change_feed', 'workshops')`);
}

/** Changes a security setting in the database, which notifies every process. */
export async function setSecuritySetting(key: string, value: string): Promise<void> {
  await query(
    `INSERT INTO security_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2`,
    [key, value],
  );
}
