import pg from 'pg';

/** Writes the successful payments of all orders, and a few failed ones, refunds, mails and open requests. */
export async function fillDashboard(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    for (const statement of STATEMENTS) await client.query(statement);
    await client.query(
      'VACUUM ANALYZE payment_attempt, refund, mail_message, information_request, bulk_order_request',
    );
  } finally {
    await client.end();
  }
}

const RARE = `row_number() OVER () % 10000 = 0`;

const STATEMENTS = [
  `INSERT INTO payment_attempt (order_id, conversation_id, status, basket_kurus, amount_kurus, next_check_at, created_at)
   SELECT id, id::text, CASE WHEN ${RARE} THEN 'authorising' WHEN payment_status = 'unpaid' THEN 'failed' ELSE 'paid' END,
     total_kurus, total_kurus, created_at, created_at
   FROM "order"`,
  `INSERT INTO refund (attempt_id, amount_kurus, reason, status, created_at)
   SELECT id, amount_kurus, 'studio', CASE WHEN row_number() OVER () % 1000 = 0 THEN 'failed' ELSE 'done' END, created_at
   FROM payment_attempt WHERE status = 'paid' AND amount_kurus > 0 AND get_byte(uuid_send(id), 15) < 8`,
  // The shop keeps mails for half a year.
  `INSERT INTO mail_message (dedupe_key, template, payload, recipient, subject, status, created_at)
   SELECT 'yuk:' || id, 'order-confirmation', '{}', email, 'Siparişiniz',
     CASE WHEN row_number() OVER () % 50 = 0 THEN 'failed' ELSE 'sent' END, created_at
   FROM "order" WHERE created_at > now() - interval '183 days'`,
  `INSERT INTO information_request (name, surname, email, phone, workshop_type, experience_level, message, status, created_at)
   SELECT name, surname, email, phone, 'orta', 'az_deneyim', 'Merhaba',
     CASE WHEN ${RARE} THEN 'pending' ELSE 'completed' END, created_at
   FROM "order" WHERE get_byte(uuid_send(id), 15) < 16`,
  `INSERT INTO bulk_order_request (name, email, phone, message, status, created_at, due_at, answered_at)
   SELECT name, email, phone, 'Altmış fincan', CASE WHEN is_open THEN 'pending' ELSE 'approved' END, created_at,
     created_at + interval '1 day', CASE WHEN NOT is_open THEN created_at END
   FROM (SELECT *, ${RARE} AS is_open FROM "order" WHERE get_byte(uuid_send(id), 15) < 8) AS asked`,
];
