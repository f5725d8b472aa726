interface Page {
  readonly total: number;
  readonly perPage: number;
}

interface PageQuery<Content> {
  readonly data: Content | undefined;
  readonly isPending: boolean;
  /** It never came; a page that is only not newer is still a page. */
  readonly isLoadingError: boolean;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface PagedList<Content> {
  readonly status: 'loading' | 'error' | 'ready';
  /** Those that are there, first to last. */
  readonly pages: readonly Content[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** What is on screen still belongs to the question before. */
  readonly isStale: boolean;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Pages below each other, as one list. Every page is a query of its own: its address stays cacheable. */
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
