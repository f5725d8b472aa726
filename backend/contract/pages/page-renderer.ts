/** A request for a public page, always rendered as for an anonymous visitor. */
export interface PageRequest {
  /** Path and query, from `PageRenderer.addressOf`. */
  readonly address: string;
  /** The site's origin, without a slash at its end. */
  readonly origin: string;
  readonly now: Date;
  /** Calls a public procedure of the shop. Rejects with the procedure's AppError. */
  readonly ask: (procedure: string, input: unknown) => Promise<unknown>;
}

export interface RenderedPage {
  readonly status: 200 | 404 | 503;
  readonly html: string;
  /** Whether search engines may list it. */
  readonly isForSearch: boolean;
  /** The hashes of its style elements for the security policy: 'sha256-…'. */
  readonly styleHashes: readonly string[];
  /** The time at which it becomes outdated without any change; null when it never does. */
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
