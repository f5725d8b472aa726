import type { EntityManager } from 'typeorm';
import type { RefundOfLine } from '../orders/order-mail-facts.js';
import type { Refund } from './refund.entity.js';

/**
 * What has become of the refunds that one decision asked for and the shop carries out: those to cards, and for an order
 * that goes on those to credits, of which no other mail tells.
 */
export interface RefundsOfDecision {
  /** What the system gave back, without what the studio gave back by hand. */
  readonly refundedKurus: number;
  /** What of it was added to the credit that had paid. */
  readonly creditedKurus: number;
  readonly isOpen: boolean;
  /** The lines that were refunded on their own. */
  readonly lineIds: readonly string[];
  /** `refundedKurus` by the line that it had paid for; money that had paid for no line is left out. */
  readonly byLine: readonly RefundOfLine[];
}

const NONE: RefundsOfDecision = {
  refundedKurus: 0,
  creditedKurus: 0,
  isOpen: false,
  lineIds: [],
  byLine: [],
};

export async function refundsOfDecision(
  manager: EntityManager,
  orderId: string,
  { id: refundId, reason }: Pick<Refund, 'id' | 'reason'>,
): Promise<RefundsOfDecision> {
  const [found] = await manager.query<RefundsOfDecision[]>(
    `WITH decided AS (
       SELECT refund.*, payment.method, status = 'done' AND NOT is_manual AS is_told
       FROM refund JOIN order_payment payment ON payment.id = refund.payment_id AND (payment.method = 'card'
         OR payment.method = 'credit' AND refund.reason IN ('studio', 'overpaid', 'corrected'))
       WHERE refund.credit_id IS NULL AND payment.order_id = $2 AND reason = $3 AND created_at = (SELECT created_at FROM refund WHERE id = $1)
     ), by_line AS (
       SELECT share.order_line_id AS "lineId", sum(CASE WHEN decided.order_line_id IS NULL
         THEN share.paid_kurus ELSE decided.amount_kurus END)::integer AS "amountKurus"
       FROM decided JOIN payment_share share ON share.payment_id = decided.payment_id
         AND share.order_line_id = coalesce(decided.order_line_id, share.order_line_id)
       WHERE is_told GROUP BY share.order_line_id
     )
     SELECT coalesce(sum(amount_kurus) FILTER (WHERE is_told), 0)::integer AS "refundedKurus",
       coalesce(sum(amount_kurus) FILTER (WHERE is_told AND method = 'credit'), 0)::integer AS "creditedKurus",
       coalesce(bool_or(status IN ('requested', 'unclear')), false) AS "isOpen",
       coalesce(array_agg(DISTINCT order_line_id) FILTER (WHERE status = 'done' AND order_line_id IS NOT NULL), '{}') AS "lineIds",
       coalesce((SELECT json_agg(by_line) FROM by_line), '[]') AS "byLine"
     FROM decided`,
    [refundId, orderId, reason],
  );
  return found ?? NONE;
}
