/** The second part of a message's dedupe key is the id of its record. */
const IS_ABOUT_IT = `split_part(dedupe_key, ':', 2) =
  ANY (ARRAY[o.id::text] || ARRAY(SELECT b.id::text FROM booking b WHERE b.order_id = o.id))`;
const WAITS = `status NOT IN ('sent', 'failed', 'skipped')`;

/** Delivered or cancelled. An order with seats only counts as delivered. */
const IS_DELIVERED = `(
  o.status IN ('delivered', 'cancelled') OR (o.status <> 'pending'
    AND NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.kind = 'product')))`;

/** A payment or refund is under way, or a failed refund is still owed. */
const MONEY_MOVES = `(
  EXISTS (SELECT FROM payment_attempt a WHERE a.order_id = o.id AND a.status IN ('created', 'awaiting_3ds', 'authorising'))
  OR EXISTS (
    SELECT FROM refund r JOIN order_payment p ON p.id = r.payment_id WHERE p.order_id = o.id
      AND (r.status IN ('requested', 'unclear') OR (r.status = 'failed' AND NOT EXISTS (
        SELECT FROM refund later WHERE later.payment_id = r.payment_id AND later.status = 'done'
          AND later.created_at > r.created_at)))))`;

/**
 * `$1`: today in the studio. A workshop is still to come, or was cancelled and its booking has not been
 * cancelled yet.
 */
const WORKSHOP_COMES = `
  EXISTS (
    SELECT FROM booking b JOIN workshop_session s ON s.id = b.session_id
    WHERE b.order_id = o.id AND b.status <> 'cancelled'
      AND (b.date >= $1 OR (s.cancelled_at IS NOT NULL AND b.status <> 'completed')))`;

/** Pieces are on their way back, or the studio has not answered a claim. */
const RETURN_IS_OPEN = `EXISTS (SELECT FROM order_return back WHERE back.order_id = o.id AND back.ended_at IS NULL)`;

const MESSAGE_WAITS = `(
  EXISTS (SELECT FROM mail_message WHERE ${WAITS} AND ${IS_ABOUT_IT})
  OR EXISTS (SELECT FROM sms_message WHERE ${WAITS} AND ${IS_ABOUT_IT}))`;

/**
 * True when order `o` is settled: no payment, refund, return, workshop or message is outstanding, so its buyer's data
 * may be removed.
 */
export const ORDER_IS_SETTLED = `(
  ${IS_DELIVERED} AND NOT ${MONEY_MOVES} AND NOT ${RETURN_IS_OPEN} AND NOT ${WORKSHOP_COMES} AND NOT ${MESSAGE_WAITS})`;
