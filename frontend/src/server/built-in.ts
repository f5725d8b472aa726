import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site-texts.rules.js';
import { workshopsPage } from '@contract/content/workshops-page.rules.js';

/** What is said where the studio's own words cannot be read (specification 1, section 8), by the procedure for them. */
export const BUILT_IN: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['content.home', BUILT_IN_HOME_PAGE],
  ['content.site', BUILT_IN_SITE_TEXTS],
  ['content.workshopsPage', workshopsPage(new Map(), { workshops: [], gallery: [], named: new Map() })],
]);
