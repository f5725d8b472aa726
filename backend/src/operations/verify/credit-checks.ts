import type { DataCheck } from './data-check.js';

export const CREDIT_CHECKS: readonly DataCheck[] = [
  {
    name: 'credits',
    explanation: 'what is left of a credit is its amount with the entries of its ledger',
    sql: `
      SELECT 'credit ' || credit.code AS record, credit.left_kurus AS found,
        credit.amount_kurus + coalesce(sum(entry.amount_kurus), 0) AS expected
      FROM credit LEFT JOIN credit_entry entry ON entry.credit_id = credit.id GROUP BY credit.id`,
  },
  {
    name: 'money of credits',
    explanation:
      'a credit is the money of the refunds that became it, and what of them was paid back after all',
    sql: `
      SELECT 'credit ' || credit.code AS record, credit.amount_kurus AS found,
        coalesce((SELECT sum(amount_kurus) FROM refund WHERE refund.credit_id = credit.id), 0)
          - coalesce((SELECT sum(amount_kurus) FROM credit_entry entry
              WHERE entry.credit_id = credit.id AND entry.request_key IS NOT NULL), 0) AS expected
      FROM credit`,
  },
  {
    name: 'payments by credit',
    explanation: 'each part that a credit paid, and each return of it, is in the ledger of that credit',
    sql: `
      SELECT 'payment ' || payment.id AS record,
        (SELECT format('%s of %s', amount_kurus, credit_id) FROM credit_entry WHERE payment_id = payment.id) AS found,
        format('%s of %s', -payment.amount_kurus, payment.credit_id) AS expected
      FROM order_payment payment WHERE payment.method = 'credit'
      UNION ALL
      SELECT 'refund ' || refund.id,
        (SELECT format('%s of %s', amount_kurus, credit_id) FROM credit_entry WHERE refund_id = refund.id),
        CASE WHEN refund.status = 'done' THEN format('%s of %s', refund.amount_kurus, payment.credit_id) END
      FROM refund JOIN order_payment payment ON payment.id = refund.payment_id WHERE payment.method = 'credit'`,
  },
];
