import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site.rules.js';

/** A studio that has written nothing of its own yet. */
export const builtInCopy = {
  'content.home': () => BUILT_IN_HOME_PAGE,
  'content.site': () => BUILT_IN_SITE_TEXTS,
};
