import { keepPreviousData } from '@tanstack/react-query';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import type { ProductFilters } from './use-product-filters.js';

export interface ShownProducts {
  readonly status: 'loading' | 'error' | 'ready';
  readonly products: readonly ProductCardView[];
  /** The number of pieces on all pages. */
  readonly total: number;
  readonly pageCount: number;
  /** What the visitor may have meant, when the search finds nothing. */
  readonly suggestion: string | null;
  /** The shown pieces still belong to the filters before. */
  readonly isStale: boolean;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Reads one page of the product list. */
export function useProductPage({ search, category, sort, page }: ProductFilters): ShownProducts {
  const input = { ...(search && { search }), ...(category && { category }), sort, page };
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = trpc.catalog.products.useQuery(
    input,
    { placeholderData: keepPreviousData },
  );
  return {
    status: isLoadingError ? 'error' : data ? 'ready' : 'loading',
    products: data?.products ?? [],
    total: data?.total ?? 0,
    pageCount: data ? Math.ceil(data.total / data.perPage) : 0,
    suggestion: data?.suggestion ?? null,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}
