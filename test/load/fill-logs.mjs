/** Writes a year of log entries with a realistic mix: mostly mails and sign-ins, few errors. */
export async function fillLogs(client, logs) {
  const indexes = await takeIndexesAway(client);
  for (let from = 1; from <= logs; from += BATCH) {
    await client.query(ENTRIES, [from, Math.min(from + BATCH - 1, logs), logs]);
  }
  for (const { indexdef } of indexes) await client.query(indexdef);
}

const BATCH = 100_000;

const TYPES = {
  email_sent: {
    share: 0.42,
    event: 'mail_sent',
    labels: ['Sipariş onayı', 'Workshop bileti', 'Doğrulama kodu'],
  },
  user_login: { share: 0.24, event: 'signed_in', labels: [] },
  order_created: { share: 0.12, event: 'order_paid', labels: ['A4F2C81D', '7BE01944', 'C09D55A2'] },
  security_alert: { share: 0.08, event: 'sign_in_failed', labels: [] },
  order_updated: { share: 0.06, event: 'order_status_changed', labels: ['A4F2C81D', '51AA07E3'] },
  workshop_booking: { share: 0.03, event: 'seats_booked', labels: ['Çarkta ilk kâse · 2026-03-14'] },
  admin_change: { share: 0.026, event: 'coupon_edited', labels: ['BAHAR26', 'ÇARK10'] },
  product_updated: { share: 0.014, event: 'stock_changed', labels: ['Yulaf Demlik', 'Seladon Kupa'] },
  admin_login: { share: 0.004, event: 'signed_in', labels: [] },
  admin_2fa_login: { share: 0.004, event: 'signed_in', labels: [] },
  system_error: { share: 0.002, event: 'unexpected_failure', labels: ['A job failed.'] },
};

const literals = (texts) => `ARRAY[${texts.map((text) => `'${text}'`).join(', ')}]::text[]`;

/** SQL rows of the types with bounds in proportion to their shares; a random number between the bounds picks a type. */
function weighedTypes() {
  let bound = 0;
  return Object.entries(TYPES).map(([type, { share, event, labels }]) => {
    const low = bound;
    bound += share;
    return `('${type}', '${event}', ${literals(labels)}, ${low}, ${bound})`;
  });
}

/** Gives the newest entries the highest ids, as if each had been written when it happened. */
const ENTRIES = `
  INSERT INTO log_entry (event_type, username, ip_address, user_agent, details, created_at)
  SELECT type, CASE WHEN type <> 'system_error' THEN
      (ARRAY['ayse', 'mehmet', 'elif', 'cigdem', 'isil', 'kaya', 'yilmaz'])[1 + floor(power(random(), 1.7) * 7)::int]
      || floor(random() * 200000)::int || '@' || (ARRAY['gmail.com', 'toprak.example'])[1 + n % 2] END,
    CASE WHEN type NOT IN ('email_sent', 'system_error') THEN '198.51.' || n % 200 || '.' || n % 251 END,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    jsonb_strip_nulls(jsonb_build_object('event', event, 'label', labels[1 + n % greatest(1, cardinality(labels))])),
    now() - interval '365 days' * (1 - n::float8 / $3)
  FROM (SELECT n, random() AS chance FROM generate_series($1::int, $2::int) AS n) AS drawn
  JOIN (VALUES ${weighedTypes().join(', ')}) AS types (type, event, labels, low, high) ON chance >= low AND chance < high
  ORDER BY n`;

/** Drops the indexes and answers their definitions: a million rows are written several times as fast without them. */
async function takeIndexesAway(client) {
  const { rows } = await client.query(
    `SELECT indexname, indexdef FROM pg_indexes
     WHERE schemaname = 'public' AND tablename = 'log_entry' AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`);
  return rows;
}
