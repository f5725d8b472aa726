const MINUTE_MS = 60_000;

/**
 * Changes arrive by the live connection. What depends on the time alone, such as the end of a day, is read once a
 * minute.
 */
export const LIVE = { refetchInterval: MINUTE_MS } as const;

/** The state of a block's query. */
export interface BlockQuery {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly isRefetchError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}
