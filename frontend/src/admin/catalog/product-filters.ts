import {
  ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  type AdminProductsQuery,
  STOCK_FILTERS,
  type StockFilter,
} from '@contract/catalog/admin-products.query.js';
import { freeText, oneOf, wholeNumber, yesOrNo } from '../lib/filter-values.js';
import type { Sort } from '../lib/sort.js';
import { useListAddress } from '../lib/use-list-address.js';

const NEWEST_FIRST: Sort<AdminProductSort> = { by: 'createdAt', order: 'desc' };

/** The filters of the list, by their names in the address. */
const LIST = {
  filters: { ara: freeText(), kategori: wholeNumber, stok: oneOf(STOCK_FILTERS), rafta: yesOrNo },
  sorts: ADMIN_PRODUCT_SORTS,
  defaultSort: NEWEST_FIRST,
};

export const STOCK_FILTER_LABELS: Record<StockFilter, string> = {
  in_stock: 'Stokta',
  low_stock: 'Azalan',
  out_of_stock: 'Tükenen',
  unlimited: 'Sınırsız',
};

export type ProductList = ReturnType<typeof useProductList>;

export function useProductList() {
  const list = useListAddress(LIST);
  const { ara: search, kategori: categoryId, stok: stock, rafta: isActive } = list.filters;
  /** What the downloaded table is narrowed to. */
  const sheetFilters = {
    ...(search !== undefined && { search }),
    ...(categoryId !== undefined && { categoryId }),
    ...(stock !== undefined && { stock }),
    ...(isActive !== undefined && { isActive }),
  };
  const query: AdminProductsQuery = {
    page: list.page,
    perPage: list.perPage,
    sort: list.sort.by,
    sortOrder: list.sort.order,
    ...sheetFilters,
  };
  return { ...list, query, sheetFilters, isNarrowed: Object.keys(list.filters).length > 0 };
}
