import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { TEST_SITE_TEXTS } from './test-studio.js';

/** The built-in texts, as of a studio that has written none. */
export const builtInCopy = {
  'content.home': () => BUILT_IN_HOME_PAGE,
  'content.site': () => TEST_SITE_TEXTS,
};
