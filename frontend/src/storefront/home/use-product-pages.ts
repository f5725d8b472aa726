import { keepPreviousData } from '@tanstack/react-query';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { trpc } from '../../lib/trpc.js';
import type { ProductFilters } from './use-product-filters.js';

export interface ProductPages {
  readonly status: 'loading' | 'error' | 'ready';
  readonly products: readonly ProductCardView[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The list on screen still belongs to the filters before. */
  readonly isStale: boolean;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** The first `pages` pages as one list. Every page is a query of its own: its address stays cacheable. */
export function useProductPages({ search, category, sort, pages }: ProductFilters): ProductPages {
  const input = { ...(search && { search }), ...(category && { category }), sort };
  const queries = trpc.useQueries((t) =>
    Array.from({ length: pages }, (_, index) =>
      t.catalog.products(
        { ...input, page: index + 1 },
        index === 0 ? { placeholderData: keepPreviousData } : {},
      ),
    ),
  );
  const loaded = queries.flatMap(({ data }) => (data ? [data] : []));
  const first = loaded[0];
  const failed = queries.filter(({ isError }) => isError);
  const products = loaded.flatMap((page) => page.products);
  return {
    status: failed.length > 0 ? 'error' : first ? 'ready' : 'loading',
    products,
    total: first?.total ?? 0,
    hasMore: first !== undefined && loaded.length * first.perPage < first.total,
    isLoadingMore: first !== undefined && queries.some(({ isPending }) => isPending),
    isStale: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    isRetrying: failed.some(({ isFetching }) => isFetching),
  };
}
