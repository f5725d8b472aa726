import { type SelectQueryBuilder } from 'typeorm';
import type { ProductListQuery, ProductSort } from '../../contract/catalog/product-list.query.js';
import { narrowToWords, occursIn, type WordCondition } from '../platform/database/stem-search.js';
import type { Product } from './product.entity.js';

/** Each word must occur in the product's name or description, or in the name of its category. */
const WORD_MATCHES: WordCondition = (pattern, word) =>
  `${occursIn('product')(pattern, word)}
   OR product.category_id = ANY (ARRAY (SELECT id FROM category kind WHERE ${occursIn('kind')(pattern, word)}))`;

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
  narrowToProducts(query, search);
  ORDERS[sort].forEach(([field, direction]) => query.addOrderBy(field, direction));
  return query;
}

export function narrowToProducts(query: SelectQueryBuilder<Product>, search: string): void {
  narrowToWords(query, search, WORD_MATCHES);
}
