import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** What travels with a page from the server, as JSON in an inert script element. */
export interface PageState {
  /** ISO instant; null: nothing was drawn, the browser does it all. */
  readonly renderedAt: string | null;
  readonly queries: DehydratedState;
}

export const PAGE_STATE_ID = 'page-state';

/** Null where the page came without one, as from the development server. */
export function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/**
 * The server keeps a page only as long as it is true: what came with it was read just now, however old it is. What
 * the browser kept may be older: it is shown, and asked for again.
 */
export function takeOver(queryClient: QueryClient, { queries }: PageState): void {
  const readAt = isKeptByBrowser() ? 0 : Date.now();
  hydrate(queryClient, {
    ...queries,
    queries: queries.queries.map((query) => ({
      ...query,
      state: query.state.dataUpdatedAt === 0 ? query.state : { ...query.state, dataUpdatedAt: readAt },
    })),
  });
}

/** Back and Forward show what the browser kept, be it the HTML or the whole living page. */
function isKeptByBrowser(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((opening) => 'type' in opening && opening.type === 'back_forward');
}

/** The whole living page was kept while the visitor was elsewhere, and comes back as it was left. */
export function askAgainOnReturn(queryClient: QueryClient): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries();
  });
}
