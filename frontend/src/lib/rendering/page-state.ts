import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/** The state that the server sends with a page, as JSON in an inert script element. */
export interface PageState {
  /** The ISO instant of rendering; null when only the browser renders the page. */
  readonly renderedAt: string | null;
  readonly queries: DehydratedState;
}

export const PAGE_STATE_ID = 'page-state';

/** Null for a page without state, such as from the development server. */
export function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}

/**
 * Puts the page's answers into the query cache. They count as just read, because the server keeps a page only as long
 * as it is up to date. A page that the browser kept may be older, so it is shown and read again.
 */
export function takeOver(queryClient: QueryClient, { queries }: PageState): void {
  const readAt = isRestoredByBrowser() ? 0 : Date.now();
  hydrate(queryClient, {
    ...queries,
    queries: queries.queries.map((query) => ({
      ...query,
      state: query.state.dataUpdatedAt === 0 ? query.state : { ...query.state, dataUpdatedAt: readAt },
    })),
  });
}

/** True after Back or Forward, when the browser shows a page that it kept. */
function isRestoredByBrowser(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((opening) => 'type' in opening && opening.type === 'back_forward');
}

/** Reads everything again when the browser restores the whole page from its cache. */
export function askAgainOnReturn(queryClient: QueryClient): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries();
  });
}
