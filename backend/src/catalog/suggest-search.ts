import type { EntityManager } from 'typeorm';
import { typedWords } from '../platform/database/search-words.js';
import { narrowToSearch } from './product-search.js';
import { Product } from './product.entity.js';

/** Words with two letters in the wrong places are still as similar as this. */
const LEAST_SIMILARITY = 0.2;
/** A shorter word is similar to too many. */
const SHORTEST = 4;

/** The words in the names of pieces for sale and of categories. */
const VOCABULARY = `
  SELECT DISTINCT lower(unnest(regexp_split_to_array(name, '[^[:alnum:]]+')) COLLATE "tr-x-icu") AS word
  FROM (SELECT name FROM product WHERE is_active UNION ALL SELECT name FROM category) AS named`;

/**
 * What somebody meant whose search finds nothing because of a typing error: the search with words of the shelf, which
 * finds something. Null when nothing comes near.
 */
export async function suggestSearch(manager: EntityManager, search: string): Promise<string | null> {
  const typed = typedWords(search).map((word) => word.typed);
  const nearest = await Promise.all(typed.map((word) => nearestWord(manager, word)));
  const suggestion = nearest.join(' ');
  if (suggestion === typed.join(' ')) return null;
  const found = await narrowToSearch(
    manager.createQueryBuilder(Product, 'product').innerJoin('product.category', 'category'),
    { search: suggestion },
  ).getExists();
  return found ? suggestion : null;
}

/** The word of the shelf that is most like the typed one; the typed one itself when none is. */
async function nearestWord(manager: EntityManager, typed: string): Promise<string> {
  if (typed.length < SHORTEST) return typed;
  const [found] = await manager.query<{ readonly word: string }[]>(
    `SELECT word FROM (${VOCABULARY}) AS vocabulary
     WHERE length(word) >= $3 AND similarity(search_form(word), search_form($1)) >= $2
     ORDER BY similarity(search_form(word), search_form($1)) DESC, word
     LIMIT 1`,
    [typed, LEAST_SIMILARITY, SHORTEST],
  );
  return found?.word ?? typed;
}
