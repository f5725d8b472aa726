import type { EntityManager } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { TillExpectation } from '../../../contract/reconciliation/reconciliation.views.js';

interface Moved {
  readonly startKurus: number | null;
  readonly startDay: LocalDate | null;
  readonly cashInKurus: number;
  readonly cashOutKurus: number;
  readonly posKurus: number;
}

/** SQL: money by hand on the days after $1, up to and with $2; what was handed back counts on the day of the hand-over, and what became a credit stayed. */
const MOVED = `
  WITH start AS (
    SELECT day, cash_left_kurus FROM till_count WHERE day < $1 ORDER BY day DESC, id DESC LIMIT 1
  ), taken AS (
    SELECT method, amount_kurus, (received_at AT TIME ZONE 'Europe/Istanbul')::date AS day
    FROM order_payment WHERE method IN ('cash', 'pos')
  ), handed AS (
    SELECT method, refund.amount_kurus, (done_at AT TIME ZONE 'Europe/Istanbul')::date AS day
    FROM refund JOIN order_payment ON order_payment.id = refund.payment_id
    WHERE method IN ('cash', 'pos') AND refund.status = 'done' AND refund.credit_id IS NULL
  )
  SELECT (SELECT cash_left_kurus FROM start) AS "startKurus", (SELECT day::text FROM start) AS "startDay",
    (SELECT coalesce(sum(amount_kurus), 0)::integer FROM taken
     WHERE method = 'cash' AND day <= $1 AND day > coalesce((SELECT day FROM start), $1::date - 1)) AS "cashInKurus",
    (SELECT coalesce(sum(amount_kurus), 0)::integer FROM handed
     WHERE method = 'cash' AND day <= $1 AND day > coalesce((SELECT day FROM start), $1::date - 1)) AS "cashOutKurus",
    (SELECT coalesce(sum(amount_kurus), 0)::integer FROM taken WHERE method = 'pos' AND day = $1)
      - (SELECT coalesce(sum(amount_kurus), 0)::integer FROM handed WHERE method = 'pos' AND day = $1) AS "posKurus"`;

/** What the till and the card terminal should say in the evening of a day. Before the first count only the day itself is known. */
export async function tillExpectation(manager: EntityManager, day: LocalDate): Promise<TillExpectation> {
  const [moved] = await manager.query<[Moved]>(MOVED, [day]);
  const { startKurus, startDay, cashInKurus, cashOutKurus, posKurus } = moved;
  return {
    ...{ day, startKurus, startDay, cashInKurus, cashOutKurus },
    cashExpectedKurus: (startKurus ?? 0) + cashInKurus - cashOutKurus,
    posExpectedKurus: posKurus,
  };
}
