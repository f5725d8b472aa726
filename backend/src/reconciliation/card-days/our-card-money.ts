import type { EntityManager } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';

/** A payment by card with what the shop's ledger says of it, in kuruş. */
export interface OurPayment {
  readonly providerPaymentId: string;
  readonly conversationId: string;
  readonly orderId: string;
  readonly paidKurus: number;
  /** Sent back through iyzico. */
  readonly returnedKurus: number;
  /** Given back otherwise, as a person noted: perhaps in iyzico's own panel, perhaps by hand. */
  readonly byHandKurus: number;
  /** Whether a charge or a refund is on its way, so that iyzico may be ahead of the shop. */
  readonly isMoving: boolean;
}

/** SQL: the attempts that iyzico knows, with their money. What became a credit has stayed there; the day $1 narrows what counts, null takes all. */
const OURS = `
  SELECT attempt.provider_payment_id AS "providerPaymentId", attempt.conversation_id AS "conversationId",
    attempt.order_id AS "orderId", coalesce(part.paid, 0)::integer AS "paidKurus",
    coalesce(back.returned, 0)::integer AS "returnedKurus", coalesce(back.by_hand, 0)::integer AS "byHandKurus",
    attempt.status = 'authorising' OR coalesce(back.is_moving, false) AS "isMoving"
  FROM payment_attempt attempt
  LEFT JOIN LATERAL (
    SELECT sum(amount_kurus) FILTER (WHERE $1::date IS NULL OR (received_at AT TIME ZONE 'Europe/Istanbul')::date = $1) AS paid
    FROM order_payment WHERE attempt_id = attempt.id) part ON true
  LEFT JOIN LATERAL (
    SELECT sum(refund.amount_kurus) FILTER (WHERE status = 'done' AND NOT is_manual
        AND ($1::date IS NULL OR (done_at AT TIME ZONE 'Europe/Istanbul')::date = $1)) AS returned,
      sum(refund.amount_kurus) FILTER (WHERE status = 'done' AND is_manual
        AND ($1::date IS NULL OR (done_at AT TIME ZONE 'Europe/Istanbul')::date = $1)) AS by_hand,
      bool_or(status IN ('requested', 'unclear')) AS is_moving
    FROM refund JOIN order_payment ON order_payment.id = refund.payment_id
    WHERE order_payment.attempt_id = attempt.id AND refund.credit_id IS NULL) back ON true
  WHERE attempt.provider_payment_id IS NOT NULL`;

/** The payments that moved money on a day, of one account with iyzico; null is that of the environment. */
export async function ourDay(
  manager: EntityManager,
  day: LocalDate,
  accountId: string | null,
): Promise<OurPayment[]> {
  const all = await manager.query<OurPayment[]>(
    `${OURS} AND attempt.service_account_id IS NOT DISTINCT FROM $2::bigint
       AND (part.paid > 0 OR back.returned > 0 OR back.by_hand > 0)`,
    [day, accountId],
  );
  return all;
}

/** All that the shop knows of a payment; null when it knows nothing. */
export async function ourPayment(
  manager: EntityManager,
  providerPaymentId: string,
): Promise<OurPayment | null> {
  const [payment] = await manager.query<OurPayment[]>(`${OURS} AND attempt.provider_payment_id = $2`, [
    null,
    providerPaymentId,
  ]);
  return payment ?? null;
}
