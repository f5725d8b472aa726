import type { PaymentTrouble } from '../../contract/orders/payment-trouble.js';

/**
 * SQL for the ids of orders with each payment problem. Half an hour is the buyer's time at the bank and as
 * much again for iyzico's answer; a fraud review may take a day. A failed refund is resolved by a later one
 * of the same part. What was not paid by card waits for a person who hands it
 * back.
 */
export const ORDERS_IN_TROUBLE: Readonly<Record<PaymentTrouble, string>> = {
  stuck: `
    SELECT order_id FROM payment_attempt WHERE status = 'authorising'
      AND created_at < now() - CASE WHEN is_in_review THEN interval '1 day' ELSE interval '30 minutes' END`,
  refund: `
    SELECT payment.order_id FROM refund JOIN order_payment payment ON payment.id = refund.payment_id
    WHERE (refund.status IN ('failed', 'unclear') OR (refund.status = 'requested'
        AND payment.method NOT IN ('card', 'credit') AND refund.credit_id IS NULL))
      AND NOT (refund.status = 'failed' AND EXISTS (
      SELECT FROM refund later WHERE later.payment_id = refund.payment_id AND later.status <> 'failed'
        AND later.order_line_id IS NOT DISTINCT FROM refund.order_line_id
        AND later.created_at > refund.created_at))`,
};
