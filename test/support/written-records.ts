import { type OpenedSession, query } from './shop-database.js';

interface WrittenOrders {
  readonly email: string;
  readonly count: number;
  readonly status?: string;
  /** Of pieces that are to be packed. */
  readonly hasPieces?: boolean;
}

/**
 * Writes guests' paid orders of 100, 200, 300 … TL, the most expensive the oldest, because buying so often
 * would take too long.
 */
export async function writeOrders(written: WrittenOrders): Promise<void> {
  const { email, count, status = 'confirmed', hasPieces = false } = written;
  await query(
    `WITH bought AS (
       INSERT INTO "order" (link_nonce, status, paid_kurus, name, surname, email, phone, shipping_address,
         subtotal_kurus, total_kurus, paid_at, created_at, has_pieces)
       SELECT gen_random_uuid(), $2, no * 10000, 'Işıl', 'Çığır; "Ağaç"', $1, '+905321234567', 'Kuzguncuk',
         no * 10000, no * 10000, now(), now() - no * interval '1 minute', $4
       FROM generate_series(1, $3::integer) AS no
       RETURNING id, total_kurus
     )
     INSERT INTO order_line (order_id, position, kind, name, unit_price_kurus, quantity, total_kurus, vat_rate_percent,
       regular_price_kurus)
     SELECT id, 0, 'product', 'Kupa', total_kurus, 1, total_kurus, 20, total_kurus FROM bought`,
    [email, status, count, hasPieces],
  );
}

/** Writes a guest's booking into the database. */
export async function writeBooking({ id }: OpenedSession, email: string, status: string): Promise<void> {
  await query(
    `WITH bought AS (
       INSERT INTO "order" (link_nonce, status, paid_kurus, name, surname, email, phone, shipping_address,
         subtotal_kurus, total_kurus, paid_at)
       VALUES (gen_random_uuid(), 'confirmed', 100000, 'Işıl', 'Çığır', $2, '+905321234567', '', 100000, 100000, now())
       RETURNING *
     ), line AS (
       INSERT INTO order_line (order_id, position, kind, name, unit_price_kurus, quantity, total_kurus,
         vat_rate_percent, regular_price_kurus, session_id, date, start_time, end_time)
       SELECT bought.id, 0, 'workshop', session.title, 100000, 1, 100000, 20, 100000, session.id, session.date,
         session.start_time, session.end_time
       FROM bought, workshop_session AS session WHERE session.id = $1
       RETURNING *
     )
     INSERT INTO booking (order_id, order_line_id, session_id, link_nonce, status, payment_status, name, surname, email,
       phone, title, date, start_time, end_time, quantity, original_price_kurus, price_kurus, total_kurus, paid_at)
     SELECT bought.id, line.id, line.session_id, gen_random_uuid(), $3, 'paid', bought.name, bought.surname,
       bought.email, bought.phone, line.name, line.date, line.start_time, line.end_time, 1, 100000, 100000, 100000, now()
     FROM bought, line`,
    [id, email, status],
  );
}

interface ShelvedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** A piece that only this test sells: like the seladon mug, pictures and all. */
export async function shelveProduct(name: string, stock: number): Promise<ShelvedProduct> {
  const [row] = await query<ShelvedProduct>(
    `WITH shelved AS (
       INSERT INTO product (slug, category_id, name, description, material, dimensions, care, price_kurus,
         stock_quantity)
       SELECT 'parca-' || gen_random_uuid(), category_id, $1, description, material, dimensions, care, price_kurus, $2
       FROM product WHERE slug = 'seladon-kupa'
       RETURNING *
     ), pictured AS (
       INSERT INTO product_picture (product_id, position, media_file_id, alt)
       SELECT shelved.id, picture.position, picture.media_file_id, picture.alt
       FROM shelved, product_picture AS picture JOIN product ON product.id = picture.product_id
       WHERE product.slug = 'seladon-kupa'
     )
     SELECT id, slug, name FROM shelved`,
    [name, stock],
  );
  if (!row) throw new Error('The piece could not be offered for sale.');
  return row;
}
