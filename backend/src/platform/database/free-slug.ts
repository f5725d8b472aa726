import type { EntityManager } from 'typeorm';

/** Only others who take the same addresses at the same moment make a second try necessary. */
const MAX_TRIES = 100;

export interface Naming {
  /** The name as it stands in an address; '' when nothing of it can stay there. */
  readonly base: string;
  /** In its place. */
  readonly fallback: string;
  /** SQL: the addresses that are taken, in a column `slug`. */
  readonly taken: string;
}

/**
 * Gives 'ay-vazo', or the first free one of 'ay-vazo-2', 'ay-vazo-3'… The unique key decides, not a look beforehand, so
 * two namesakes created at once both get an address. `insert` answers null when it was taken after all.
 */
export async function withFreeSlug<T>(
  manager: EntityManager,
  { base, fallback, taken }: Naming,
  insert: (slug: string) => Promise<T | null>,
): Promise<T> {
  const wanted = base || fallback;
  let slug = wanted;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const inserted = await insert(slug);
    if (inserted !== null) return inserted;
    slug = `${wanted}-${await freeNumber(manager, wanted, taken)}`;
  }
  throw new Error(`No free address: ${wanted}`);
}

/** From 2 on. A slug holds nothing that means something to LIKE. */
async function freeNumber(manager: EntityManager, wanted: string, taken: string): Promise<number> {
  const rows = await manager.query<{ readonly slug: string }[]>(
    `SELECT slug FROM (${taken}) AS taken WHERE slug LIKE $1`,
    [`${wanted}-%`],
  );
  const slugs = new Set(rows.map(({ slug }) => slug));
  let number = 2;
  while (slugs.has(`${wanted}-${number}`)) number += 1;
  return number;
}
