import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { closedLoop } from './measure.mjs';
import { BUYER, cartOf, visitorAddress } from './orders.mjs';
import { answerBench } from './processes.mjs';

/**
 * The order's two transactions written by hand: the same reads, locks, writes, notifications and commits as
 * `OpenCheckoutService.open` and `RecordOrderService.record`, without any framework.
 */
answerBench(({ databaseUrl, poolSize }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  return {
    answer: async ({ products, concurrency, seconds }) => {
      const documents = await documentsOfAnOrder(pool);
      return closedLoop({ concurrency, seconds }, async () => {
        const holdId = await inTransaction(pool, (client) => openCheckout(client, cartOf(products)));
        await inTransaction(pool, (client) => recordOrder(client, holdId, documents));
      });
    },
  };
});

/** Documents as long as real ones, written by our services. */
async function documentsOfAnOrder(pool) {
  const { rows } = await pool.query(
    'SELECT kind, version, sha256, content FROM order_document ORDER BY order_id, kind LIMIT 2',
  );
  return rows;
}

async function inTransaction(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } finally {
    client.release();
  }
}

async function openCheckout(client, items) {
  const address = visitorAddress();
  const products = await findForSale(
    client,
    items.map(({ id }) => id),
  );
  if (products.length !== items.length) throw new Error('cart_changed');
  const { rows: counted } = await client.query(
    `SELECT count(*) AS active FROM hold WHERE network = $1 AND status = 'active' AND order_id IS NULL`,
    [address],
  );
  if (Number(counted[0].active) >= 5) throw new Error('hold_limit');
  const site = address.replace(/\d+$/, '0/24');
  await client.query(
    `SELECT hold.network = $1 AS is_own, line.product_id, sum(line.reserved_quantity) AS reserved, count(*) AS holds
     FROM hold JOIN hold_line line ON line.hold_id = hold.id
     WHERE hold.site = $2 AND hold.status <> 'used'
       AND (hold.ended_at IS NULL OR hold.ended_at > now() - interval '24 hours') GROUP BY 1, 2`,
    [address, site],
  );
  const { rows: holds } = await client.query(
    `INSERT INTO hold (network, site, expires_at) VALUES ($1, $2, now() + interval '15 minutes') RETURNING id`,
    [address, site],
  );
  await holdStock(client, holds[0].id, items);
  return holds[0].id;
}

async function findForSale(client, ids) {
  const { rows } = await client.query(
    `SELECT p.id, p.name, p.description, p.material, p.dimensions, p.care, p.price_kurus,
       p.is_unlimited, p.stock_quantity, p.held_quantity,
       pic.alt, f.file_name, f.width, f.height, f.placeholder FROM product p
     LEFT JOIN product_picture pic ON pic.product_id = p.id AND pic.position = 0
     LEFT JOIN media_file f ON f.id = pic.media_file_id
     WHERE p.id = ANY ($1) AND p.is_active`,
    [ids],
  );
  return rows;
}

async function holdStock(client, holdId, items) {
  const inOrder = items
    .map((item, position) => ({ ...item, position }))
    .sort((a, b) => a.id.localeCompare(b.id));
  const rows = [];
  for (const { id, quantity, position } of inOrder) {
    const { rowCount } = await client.query(
      `UPDATE product SET held_quantity = held_quantity + $2
       WHERE id = $1 AND is_active AND NOT is_unlimited AND stock_quantity - held_quantity >= $2`,
      [id, quantity],
    );
    if (rowCount === 1) await client.query(`SELECT pg_notify('change_feed', 'catalog')`);
    else await assertUnlimited(client, id);
    rows.push([holdId, id, quantity, position, rowCount === 1, rowCount === 1 ? quantity : 0]);
  }
  await client.query(
    `INSERT INTO hold_line (hold_id, product_id, quantity, position, is_tracked, reserved_quantity)
     VALUES ${placeholders(rows)}`,
    rows.flat(),
  );
}

async function assertUnlimited(client, productId) {
  const { rows } = await client.query('SELECT is_active FROM product WHERE id = $1 AND is_unlimited', [
    productId,
  ]);
  if (!rows[0]?.is_active) throw new Error('cart_changed');
}

async function recordOrder(client, holdId, documents) {
  const { rows: holds } = await client.query(
    `SELECT expires_at, network FROM hold WHERE id = $1 AND status = 'active' AND order_id IS NULL FOR UPDATE`,
    [holdId],
  );
  if (!(holds[0]?.expires_at > new Date())) throw new Error('hold_expired');
  const { rows: held } = await client.query(
    'SELECT product_id, quantity FROM hold_line WHERE hold_id = $1 ORDER BY position',
    [holdId],
  );
  const products = await findForSale(
    client,
    held.map(({ product_id: id }) => id),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = held.map(({ product_id: id, quantity }) => ({ ...byId.get(id), quantity }));
  const totalKurus = lines.reduce((sum, { price_kurus: price, quantity }) => sum + price * quantity, 0);
  const orderId = await insertOrder(client, totalKurus);
  await insertLines(client, orderId, lines);
  await insertDocuments(client, orderId, documents);
  await client.query(
    `UPDATE hold SET order_id = $2, expires_at = now() + interval '15 minutes' WHERE id = $1`,
    [holdId, orderId],
  );
  await client.query(
    `SELECT count(*) FROM hold JOIN payment_attempt attempt ON attempt.order_id = hold.order_id
     WHERE hold.network = $1 AND attempt.status NOT IN ('paid', 'refunded')
       AND attempt.created_at > now() - interval '1 hour'`,
    [holds[0].network],
  );
  await client.query(
    `INSERT INTO payment_attempt (order_id, basket_kurus, amount_kurus, conversation_id, next_check_at)
     VALUES ($1, $2, $2, $3, now() + interval '1 minute') RETURNING id`,
    [orderId, totalKurus, randomUUID()],
  );
}

async function insertOrder(client, totalKurus) {
  const { customer, address, notes } = BUYER;
  const { rows } = await client.query(
    `INSERT INTO "order" (name, surname, email, phone, link_nonce, shipping_address, notes, subtotal_kurus, total_kurus)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING id`,
    [
      ...[customer.name, customer.surname, customer.email, customer.phone],
      ...[randomBytes(24).toString('base64url'), address, notes, totalKurus],
    ],
  );
  return rows[0].id;
}

async function insertLines(client, orderId, lines) {
  const rows = lines.map((line, position) => [
    ...[orderId, position, 'product', line.id, line.name, line.description, line.material, line.dimensions],
    ...[line.care, line.file_name, line.price_kurus, line.price_kurus, line.quantity],
    line.price_kurus * line.quantity,
    20,
  ]);
  await client.query(
    `INSERT INTO order_line (order_id, position, kind, product_id, name, description, material, dimensions,
       care, picture_file_name, regular_price_kurus, unit_price_kurus, quantity, total_kurus, vat_rate_percent)
     VALUES ${placeholders(rows)}`,
    rows.flat(),
  );
}

async function insertDocuments(client, orderId, documents) {
  const rows = documents.map(({ kind, version, sha256, content }) => [
    ...[orderId, kind, version, sha256, JSON.stringify(content)],
  ]);
  await client.query(
    `INSERT INTO order_document (order_id, kind, version, sha256, content) VALUES ${placeholders(rows)}`,
    rows.flat(),
  );
}

/** The placeholders of several rows: '($1, $2), ($3, $4)'. */
function placeholders(rows) {
  let next = 0;
  return rows.map((row) => `(${row.map(() => `$${(next += 1)}`).join(', ')})`).join(', ');
}
