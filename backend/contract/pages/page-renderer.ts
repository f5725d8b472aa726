/** A public page as it is asked for: by a visitor whom nobody knows. */
export interface PageRequest {
  /** Path and query: an address that `PageRenderer.addressOf` gave. */
  readonly address: string;
  /** Of the site, without a slash at its end. */
  readonly origin: string;
  readonly now: Date;
  /** Asks the shop what anybody may ask. Rejects with an AppError where the shop refuses. */
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
  /** False when something could not be read and stands in its fallback: such a page is not kept. */
  readonly isWhole: boolean;
}

/** The web site's server half, as the build leaves it beside the site. */
export interface PageRenderer {
  /**
   * The one address of the page that is asked for, without whatever changes nothing in it. Unknown addresses share
   * one, and so do the pages that only the browser renders.
   */
  addressOf(url: string): string;
  render(request: PageRequest): Promise<RenderedPage>;
}
