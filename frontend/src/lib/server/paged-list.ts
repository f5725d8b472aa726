interface Page {
  readonly total: number;
  readonly perPage: number;
}

interface PageQuery<Content> {
  readonly data: Content | undefined;
  readonly isPending: boolean;
  /** True when the first read failed. A page that could not be refreshed is still shown. */
  readonly isLoadingError: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface PagedList<Content> {
  readonly status: 'loading' | 'error' | 'ready';
  /** The loaded pages in order. */
  readonly pages: readonly Content[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The shown pages still belong to the previous query. */
  readonly isStale: boolean;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Joins pages into one list. Each page has a query of its own, so that its address can be cached. */
export function pagedList<Content extends Page>(queries: readonly PageQuery<Content>[]): PagedList<Content> {
  const pages = queries.flatMap(({ data }) => (data ? [data] : []));
  const first = pages[0];
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  return {
    status: failed.length > 0 ? 'error' : first ? 'ready' : 'loading',
    pages,
    total: first?.total ?? 0,
    hasMore: first !== undefined && pages.length * first.perPage < first.total,
    isLoadingMore: first !== undefined && queries.some(({ isPending }) => isPending),
    isStale: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    isRetrying: failed.some(({ isFetching }) => isFetching),
  };
}
