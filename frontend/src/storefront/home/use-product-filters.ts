import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductSort } from '@contract/catalog/product-list.query.js';
import { PAGES_NAME, readPages } from '../../lib/shown-pages.js';

export interface ProductFilters {
  readonly search: string;
  /** The category's slug; empty for all. */
  readonly category: string;
  readonly sort: ProductSort;
  /** How many pages of the list are shown. */
  readonly pages: number;
}

/** The names in the address. A filtered shelf can be shared and reloaded. */
const NAMES = { search: 'ara', category: 'kategori', sort: 'sirala', pages: PAGES_NAME } as const;
const SORT_IN_URL: Record<ProductSort, string> = {
  newest: '',
  price_asc: 'fiyat-artan',
  price_desc: 'fiyat-azalan',
};
const MAX_SEARCH = 100;

export interface ProductFilterControls {
  readonly filters: ProductFilters;
  /** Chips and search narrow the shelf; another order does not. */
  readonly isFiltered: boolean;
  /** Everything but `pages` starts the list anew. */
  readonly change: (patch: Partial<ProductFilters>) => void;
  readonly clear: () => void;
}

export function useProductFilters(): ProductFilterControls {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (patch: Partial<ProductFilters>) =>
      setParams((current) => writeFilters({ ...readFilters(current), pages: 1, ...patch }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const clear = useCallback(() => change({ search: '', category: '' }), [change]);
  return { filters, isFiltered: filters.search !== '' || filters.category !== '', change, clear };
}

function readFilters(params: URLSearchParams): ProductFilters {
  const sort = params.get(NAMES.sort);
  return {
    search: (params.get(NAMES.search) ?? '').trim().slice(0, MAX_SEARCH),
    category: params.get(NAMES.category) ?? '',
    sort: (Object.keys(SORT_IN_URL) as ProductSort[]).find((key) => SORT_IN_URL[key] === sort) ?? 'newest',
    pages: readPages(params),
  };
}

function writeFilters(filters: ProductFilters): URLSearchParams {
  const entries: [string, string][] = [
    [NAMES.search, filters.search],
    [NAMES.category, filters.category],
    [NAMES.sort, SORT_IN_URL[filters.sort]],
    [NAMES.pages, filters.pages > 1 ? String(filters.pages) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
