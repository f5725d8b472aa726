import type { SiteTexts } from '@contract/content/site.js';

/** The data of the site that every page's head needs besides the page's own. */
export interface Site {
  /** The origin as visitors type it, without a slash at the end. */
  readonly origin: string;
  readonly texts: SiteTexts;
}
