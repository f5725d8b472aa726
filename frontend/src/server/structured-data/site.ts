import type { SiteTexts } from '@contract/content/site-texts.js';

/** What every page's head is written from, besides the page's own data. */
export interface Site {
  /** As visitors type it, without a slash at the end. */
  readonly origin: string;
  readonly texts: SiteTexts;
}
