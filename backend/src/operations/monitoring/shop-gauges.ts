interface ShopGauge {
  readonly name: string;
  readonly help: string;
  readonly labelName: string;
  /** A query of `label` and `value`; it must stay fast however much the shop has sold. */
  readonly sql: string;
}

const LAST_DAY = `now() - interval '1 day'`;

/** Gauges about the whole shop, read from the database. */
export const SHOP_GAUGES: readonly ShopGauge[] = [
  {
    name: 'toprak_orders_last_day',
    help: 'Orders placed within 24 hours, by where their money is',
    labelName: 'payment_status',
    sql: `SELECT payment_status AS label, count(*)::integer AS value
          FROM "order" WHERE created_at > ${LAST_DAY} GROUP BY 1`,
  },
  {
    name: 'toprak_payment_attempts_last_day',
    help: 'Payment attempts for orders placed within 24 hours, by state',
    labelName: 'status',
    sql: `SELECT attempt.status AS label, count(*)::integer AS value
          FROM "order" JOIN payment_attempt attempt ON attempt.order_id = "order".id
          WHERE "order".created_at > ${LAST_DAY} GROUP BY 1`,
  },
  {
    name: 'toprak_refunds_open',
    help: 'Refunds that are not done, by state',
    labelName: 'status',
    sql: `SELECT status AS label, count(*)::integer AS value FROM refund WHERE status <> 'done' GROUP BY 1`,
  },
  {
    name: 'toprak_held',
    help: 'Pieces and workshop seats that are set aside for buyers',
    labelName: 'goods',
    sql: `SELECT 'pieces' AS label, coalesce(sum(held_quantity), 0)::integer AS value FROM product
          UNION ALL
          SELECT 'seats', coalesce(sum(held_seats), 0)::integer FROM workshop_session
          WHERE date >= current_date - 1`,
  },
  {
    name: 'toprak_mails_last_day',
    help: 'Mails written within 24 hours, by what became of them',
    labelName: 'status',
    sql: `SELECT status AS label, count(*)::integer AS value
          FROM mail_message WHERE created_at > ${LAST_DAY} GROUP BY 1`,
  },
];
