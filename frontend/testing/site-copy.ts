import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site.rules.js';

/** The built-in texts, as of a studio that has written none. */
export const builtInCopy = {
  'content.home': () => BUILT_IN_HOME_PAGE,
  'content.site': () => BUILT_IN_SITE_TEXTS,
};
