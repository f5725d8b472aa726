const MINUTE_MS = 60_000;

/** News come by the stream; what the hour alone changes (a day that ends, a request that waits too long) once a minute. */
export const LIVE = { refetchInterval: MINUTE_MS } as const;

/** What a block knows of its own question. */
export interface BlockQuery {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly isRefetchError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}
