import type { EntityManager } from 'typeorm';

/** A second try is only necessary when others take the same slugs at the same moment. */
const MAX_TRIES = 100;

export interface Naming {
  /** The slug made from the name; '' when no character of the name can stay. */
  readonly base: string;
  /** Used when the base is empty. */
  readonly fallback: string;
  /** SQL for the slugs already taken, in a column `slug`. */
  readonly taken: string;
}

/**
 * Inserts with 'ay-vazo', or with the first free one of 'ay-vazo-2', 'ay-vazo-3'… The unique index decides,
 * so that two records of the same name created at once both get a slug. `insert` returns null when the slug
 * was taken meanwhile.
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

/** Starts with 2. A slug contains no characters that are special in LIKE. */
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
