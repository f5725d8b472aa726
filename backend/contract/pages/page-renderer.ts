/** A request for a public page, always rendered as for an anonymous visitor. */
export interface PageRequest {
  /** Path and query: an address that `PageRenderer.addressOf` gave. */
  readonly address: string;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
  readonly now: Date;
  /** Calls a public procedure of the shop. Rejects with the procedure's AppError. */
  readonly ask: (procedure: string, input: unknown) => Promise<unknown>;
}

export interface RenderedPage {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  /** Whether search engines may keep it. */
  readonly isForSearch: boolean;
  /** Of the style elements in it, as its policy names them: 'sha256-…'. */
  readonly styleHashes: readonly string[];
  /** When it begins to say something else by itself; null: only when something changes. */
  readonly staleAt: Date | null;
  /** False when some data could not be read and a fallback is shown; such a page is not cached. */
  readonly isWhole: boolean;
}

/** The server half of the web site, built next to the browser's half. */
export interface PageRenderer {
  /**
   * The canonical address of the page, without query parameters that change nothing. All unknown addresses
   * share one, and so do the pages that only the browser renders.
   */
  addressOf(url: string): string;
  render(request: PageRequest): Promise<RenderedPage>;
}
