import type { DataCheck } from './data-check.js';

const PRODUCTS = `SELECT 'product ' || slug AS record, id, price_kurus, prior_price_kurus, prior_price_until,
  is_active AS is_offered FROM product`;
const SESSIONS = `SELECT 'session ' || id AS record, id, price_kurus, prior_price_kurus, prior_price_until,
  removed_at IS NULL AS is_offered FROM workshop_session`;
const PRICED = `(${PRODUCTS} UNION ALL ${SESSIONS}) AS priced`;

export const PRICE_CHECKS: readonly DataCheck[] = [
  {
    name: 'prices',
    explanation: 'the last price change of each product and session is the price at which it is offered',
    sql: `
      SELECT record, CASE WHEN is_offered THEN price_kurus END AS expected,
        (SELECT price_kurus FROM price_change WHERE product_id = priced.id OR session_id = priced.id
         ORDER BY since DESC, id DESC LIMIT 1) AS found
      FROM ${PRICED}`,
  },
  {
    name: 'prior prices',
    explanation:
      'a crossed-out price is the lowest one of the thirty days before the reduction, and above the price of today',
    sql: `
      SELECT record, prior_price_kurus AS found,
        (SELECT lowest FROM lowest_price_before(priced.id, prior_price_until - 30) AS lowest WHERE lowest > price_kurus)
          AS expected
      FROM ${PRICED} WHERE prior_price_kurus IS NOT NULL`,
  },
];
