import { slugOf } from '../../../contract/common/slug.js';

const MAX_NAMESAKES = 1000;

/**
 * Tries 'ay-vazo', 'ay-vazo-2', 'ay-vazo-3'… until `insert` takes one. The unique key decides, not a look beforehand,
 * so two namesakes created at once both get an address.
 */
export async function withFreeSlug<T>(
  name: string,
  fallback: string,
  insert: (slug: string) => Promise<T | null>,
): Promise<T> {
  const base = slugOf(name) || fallback;
  for (let number = 1; number <= MAX_NAMESAKES; number += 1) {
    const inserted = await insert(number === 1 ? base : `${base}-${number}`);
    if (inserted !== null) return inserted;
  }
  throw new Error(`No free address for the name ${name}`);
}
