import type { StockFilter } from '../../../contract/catalog/admin-products.query.js';

/** Pieces of `product` that can be bought now. */
export const AVAILABLE = '(product.stock_quantity - product.held_quantity)';

export const OF_STOCK: Readonly<Record<StockFilter, string>> = {
  unlimited: 'product.is_unlimited',
  in_stock: `NOT product.is_unlimited AND ${AVAILABLE} > GREATEST(product.min_stock, 0)`,
  low_stock: `NOT product.is_unlimited AND ${AVAILABLE} BETWEEN 1 AND product.min_stock`,
  out_of_stock: `NOT product.is_unlimited AND ${AVAILABLE} <= 0`,
};
