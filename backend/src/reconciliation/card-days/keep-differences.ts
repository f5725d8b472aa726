import type { EntityManager } from 'typeorm';
import type { LocalDate } from '../../../contract/common/dates.js';
import type { Difference } from '../../../contract/reconciliation/card-money.js';

/** A payment that was compared. */
export interface Found {
  readonly providerPaymentId: string;
  readonly orderId: string | null;
  /** Empty when both agree; null while money is on its way, so that nothing can be said. */
  readonly differences: readonly Difference[] | null;
}

interface Comparison {
  readonly day: LocalDate;
  readonly now: Date;
  readonly compared: readonly Found[];
}

/**
 * Writes what was found. A difference that was explained opens again when its amounts change; one that is no longer found
 * for its payment, or whose day agrees by now, is gone.
 */
export async function keepDifferences(
  manager: EntityManager,
  { day, now, compared }: Comparison,
): Promise<void> {
  const moving: string[] = [];
  const still: string[] = [];
  for (const { providerPaymentId, orderId, differences } of compared) {
    if (differences === null) moving.push(providerPaymentId);
    for (const { kind, oursKurus, theirsKurus } of differences ?? []) {
      still.push(`${providerPaymentId} ${kind}`);
      await manager.query(
        `INSERT INTO card_difference AS known (day, provider_payment_id, kind, order_id, ours_kurus, theirs_kurus, found_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (provider_payment_id, kind) DO UPDATE
           SET ours_kurus = EXCLUDED.ours_kurus, theirs_kurus = EXCLUDED.theirs_kurus, order_id = EXCLUDED.order_id,
             found_at = EXCLUDED.found_at, gone_at = NULL, explanation = NULL, explained_by = NULL, explained_at = NULL
           WHERE known.gone_at IS NOT NULL
             OR (known.ours_kurus, known.theirs_kurus) <> (EXCLUDED.ours_kurus, EXCLUDED.theirs_kurus)`,
        [day, providerPaymentId, kind, orderId, oursKurus, theirsKurus, now],
      );
    }
  }
  await manager.query(
    `UPDATE card_difference SET gone_at = $2
     WHERE gone_at IS NULL AND (day = $1 OR provider_payment_id = ANY ($3::text[]))
       AND provider_payment_id <> ALL ($4::text[]) AND provider_payment_id || ' ' || kind <> ALL ($5::text[])`,
    [day, now, compared.map(({ providerPaymentId }) => providerPaymentId), moving, still],
  );
}
