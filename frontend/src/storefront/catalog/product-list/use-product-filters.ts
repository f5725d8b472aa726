import { useCallback, useMemo } from 'react';
import type { Path } from 'react-router-dom';
import type { ProductSort } from '@contract/catalog/product-list.query.js';
import { KEEP_SCROLL } from '../../../lib/navigation/keep-scroll.js';
import { paths } from '../../../lib/navigation/paths.js';
import { readPage } from '../../../lib/navigation/page-param.js';
import { FILTER_NAMES } from '../../../lib/navigation/product-filter-names.js';
import { useAddressParams } from '../../../lib/navigation/use-address-params.js';

export interface ProductFilters {
  readonly search: string;
  /** The category's slug; empty for all categories. */
  readonly category: string;
  readonly sort: ProductSort;
  /** The page of the shelf; the home page shows the beginning of the first one. */
  readonly page: number;
}

export const SORT_IN_URL: Record<ProductSort, string> = {
  newest: '',
  price_asc: 'fiyat-artan',
  price_desc: 'fiyat-azalan',
};
const MAX_SEARCH = 100;

/** The place where a list is shown: a page, or a section of one. */
export type ListPlace = Pick<Path, 'pathname' | 'hash'>;
export const HOME_LIST: ListPlace = { pathname: paths.home, hash: '#products' };
export const SHELF_LIST: ListPlace = { pathname: paths.shelf, hash: '' };

export interface ProductFilterControls {
  readonly place: ListPlace;
  readonly filters: ProductFilters;
  /** True with a category or a search; the sort order does not count. */
  readonly isFiltered: boolean;
  /**
   * Changes the filters and starts the list at its first page. Category and sort order become an entry of the
   * history, so that Back returns to the list before; what is typed replaces the entry, because nobody goes back letter
   * by letter.
   */
  readonly change: (patch: Partial<ProductFilters>) => void;
  /** The link with the same change, for visitors without scripts and for a new tab. */
  readonly linkTo: (patch: Partial<ProductFilters>, place?: ListPlace) => Path;
  readonly clear: () => void;
}

export function useProductFilters(place: ListPlace): ProductFilterControls {
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
    (patch: Partial<ProductFilters>, to = place): Path => {
      const query = writeFilters(changed(filters, patch));
      return { ...to, search: query.size === 0 ? '' : `?${query}` };
    },
    [filters, place],
  );
  const clear = useCallback(() => change({ search: '', category: '' }), [change]);
  return {
    place,
    filters,
    isFiltered: filters.search !== '' || filters.category !== '',
    change,
    linkTo,
    clear,
  };
}

function changed(filters: ProductFilters, patch: Partial<ProductFilters>): ProductFilters {
  return { ...filters, page: 1, ...patch };
}

function readFilters(params: URLSearchParams): ProductFilters {
  const sort = params.get(FILTER_NAMES.sort);
  return {
    search: (params.get(FILTER_NAMES.search) ?? '').trim().slice(0, MAX_SEARCH),
    category: params.get(FILTER_NAMES.category) ?? '',
    sort: (Object.keys(SORT_IN_URL) as ProductSort[]).find((key) => SORT_IN_URL[key] === sort) ?? 'newest',
    page: readPage(params),
  };
}

function writeFilters(filters: ProductFilters): URLSearchParams {
  const entries: [string, string][] = [
    [FILTER_NAMES.search, filters.search],
    [FILTER_NAMES.category, filters.category],
    [FILTER_NAMES.sort, SORT_IN_URL[filters.sort]],
    [FILTER_NAMES.page, filters.page > 1 ? String(filters.page) : ''],
  ];
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}
