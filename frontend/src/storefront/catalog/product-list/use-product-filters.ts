import { useCallback, useMemo } from 'react';
import type { To } from 'react-router-dom';
import type { ProductSort } from '@contract/catalog/product-list.query.js';
import { KEEP_SCROLL } from '../../../lib/keep-scroll.js';
import { paths } from '../../../lib/paths.js';
import { PAGES_PARAM, readPages } from '../../../lib/pages-param.js';
import { useAddressParams } from '../../../lib/use-address-params.js';

export interface ProductFilters {
  readonly search: string;
  /** The category's slug; empty for all categories. */
  readonly category: string;
  readonly sort: ProductSort;
  /** The number of pages shown. */
  readonly pages: number;
}

/** The query parameters, by which a filtered list can be shared and reloaded. */
export const FILTER_NAMES = {
  search: 'ara',
  category: 'kategori',
  sort: 'sirala',
  pages: PAGES_PARAM,
} as const;
export const SORT_IN_URL: Record<ProductSort, string> = {
  newest: '',
  price_asc: 'fiyat-artan',
  price_desc: 'fiyat-azalan',
};
const MAX_SEARCH = 100;

export interface ProductFilterControls {
  readonly filters: ProductFilters;
  /** True with a category or a search; the sort order does not count. */
  readonly isFiltered: boolean;
  /**
   * Changes the filters. Every change but that of `pages` starts the list at its first page. Category and sort order
   * become an entry of the history, so that Back returns to the list before; what is typed replaces the entry, because
   * nobody goes back letter by letter.
   */
  readonly change: (patch: Partial<ProductFilters>) => void;
  /** The link with the same change, for visitors without scripts and for a new tab. */
  readonly linkTo: (patch: Partial<ProductFilters>) => To;
  readonly clear: () => void;
}

export function useProductFilters(): ProductFilterControls {
  const [params, setParams] = useAddressParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const change = useCallback(
    (patch: Partial<ProductFilters>) =>
      setParams((current) => writeFilters(changed(readFilters(current), patch)), {
        replace: patch.category === undefined && patch.sort === undefined,
        state: KEEP_SCROLL,
      }),
    [setParams],
  );
  const linkTo = useCallback(
    (patch: Partial<ProductFilters>): To => ({
      pathname: paths.home,
      search: writeFilters(changed(filters, patch)).toString(),
      hash: 'products',
    }),
    [filters],
  );
  const clear = useCallback(() => change({ search: '', category: '' }), [change]);
  return { filters, isFiltered: filters.search !== '' || filters.category !== '', change, linkTo, clear };
}

function changed(filters: ProductFilters, patch: Partial<ProductFilters>): ProductFilters {
  return { ...filters, pages: 1, ...patch };
}

function readFilters(params: URLSearchParams): ProductFilters {
  const sort = params.get(FILTER_NAMES.sort);
  return {
    search: (params.get(FILTER_NAMES.search) ?? '').trim().slice(0, MAX_SEARCH),
    category: params.get(FILTER_NAMES.category) ?? '',
    sort: (Object.keys(SORT_IN_URL) as ProductSort[]).find((key) => SORT_IN_URL[key] === sort) ?? 'newest',
    pages: readPages(params),
  };
}

function writeFilters(filters: ProductFilters): URLSearchParams {
  const entries: [string, string][] = [
    [FILTER_NAMES.search, filters.search],
    [FILTER_NAMES.category, filters.category],
    [FILTER_NAMES.sort, SORT_IN_URL[filters.sort]],
    [FILTER_NAMES.pages, filters.pages > 1 ? String(filters.pages) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
