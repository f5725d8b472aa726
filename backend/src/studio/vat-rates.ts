import type { EntityManager } from 'typeorm';
import { AppError, errorText } from '../../contract/app-error.js';
import { ratesInUseProblem, type UsedRate, type VatRate, type VatRules } from '../../contract/studio/vat.js';
import { INITIAL_VAT } from './initial-rules.js';

/**
 * Throws vat_rate_unknown for the id of a rate that the studio does not have. What a record `had` before passes, so
 * that a rate which is gone keeps nobody from saving the other fields. The lock keeps the rate from being removed until
 * the transaction ends. Without a row there are the initial rates, and the rules of KDV keep the studio from removing
 * those.
 */
export async function assertVatRate(
  manager: EntityManager,
  id: string | null | undefined,
  had: string | null = null,
): Promise<void> {
  if (id === null || id === undefined || id === had) return;
  const [stored] = await manager.query<{ rates: VatRate[] }[]>(
    `SELECT details->'rates' AS rates FROM studio_details WHERE section = 'vat' FOR SHARE`,
  );
  const { rates } = stored ?? INITIAL_VAT;
  if (rates.some((rate) => rate.id === id)) return;
  throw new AppError('vat_rate_unknown', {}, { vatRateId: errorText('vat_rate_unknown') });
}

/** Why rates cannot be removed: products or sessions have them. The caller holds the lock of the section. */
export async function removedRatesProblem(
  manager: EntityManager,
  before: VatRules,
  after: VatRules,
): Promise<string | null> {
  const removed = before.rates.filter(({ id }) => !after.rates.some((kept) => kept.id === id));
  if (removed.length === 0) return null;
  const counted = await manager.query<(Omit<UsedRate, 'name'> & { readonly id: string })[]>(
    `SELECT rate.id,
       (SELECT count(*)::integer FROM product WHERE vat_rate_id = rate.id) AS products,
       (SELECT count(*)::integer FROM workshop_session WHERE vat_rate_id = rate.id AND removed_at IS NULL) AS sessions
     FROM unnest($1::text[]) AS rate (id)`,
    [removed.map(({ id }) => id)],
  );
  return ratesInUseProblem(
    removed.map(({ id, name }) => ({
      products: 0,
      sessions: 0,
      ...counted.find((of) => of.id === id),
      name,
    })),
  );
}
