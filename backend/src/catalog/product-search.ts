import { type SelectQueryBuilder } from 'typeorm';
import type { ProductListQuery, ProductSort } from '../../contract/catalog/product-list.query.js';
import { typedWords } from '../platform/database/search-words.js';
import type { Product } from './product.entity.js';

/** A shorter stem is a part of too many words. */
const SHORTEST_PART = 4;

/**
 * Each word or its stem must occur in the product's name or description, or in the name of its category. The stem is
 * looked for among the stems, because 'tabağı' and 'tabağın' share only that, and in the text itself, because the
 * stemmer shortens some words that have no suffix: 'kupa' to 'kup', but 'kupalar' to 'kupa'.
 */
const WORD_MATCHES = (pattern: string, word: string) => {
  const amongStems = `'%' || nullif(search_stems(:${word}), '') || '%'`;
  const inText = `'%' || substring(search_form(search_stems(:${word})) FROM '^.{${SHORTEST_PART},}$') || '%'`;
  const matches = (table: string) =>
    `${table}.search_text LIKE ANY (ARRAY[:${pattern}, ${inText}]) OR ${table}.search_stems LIKE ${amongStems}`;
  return `(
    ${matches('product')}
    OR product.category_id = ANY (ARRAY (SELECT id FROM category kind WHERE ${matches('kind')}))
  )`;
};

/** The id makes the order unambiguous across pages; each order has an index. */
const ORDERS: Record<ProductSort, readonly [field: string, direction: 'ASC' | 'DESC'][]> = {
  newest: [
    ['product.createdAt', 'DESC'],
    ['product.id', 'ASC'],
  ],
  price_asc: [
    ['product.priceKurus', 'ASC'],
    ['product.id', 'ASC'],
  ],
  price_desc: [
    ['product.priceKurus', 'DESC'],
    ['product.id', 'DESC'],
  ],
};

/** Adds search and order to a query with the aliases `product` and `category`. */
export function narrowToSearch(
  query: SelectQueryBuilder<Product>,
  { search = '', category, sort = 'newest' }: ProductListQuery,
): SelectQueryBuilder<Product> {
  query.where('product.isActive');
  if (category !== undefined) query.andWhere('category.slug = :category', { category });
  narrowToWords(query, search);
  ORDERS[sort].forEach(([field, direction]) => query.addOrderBy(field, direction));
  return query;
}

export function narrowToWords(query: SelectQueryBuilder<Product>, search: string): void {
  typedWords(search).forEach(({ typed, pattern }, index) => {
    const names = [`pattern${index}`, `word${index}`] as const;
    query.andWhere(WORD_MATCHES(...names), { [names[0]]: pattern, [names[1]]: typed });
  });
}
