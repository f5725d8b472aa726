import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { builtInPolicy } from '@contract/content/policies.rules.js';
import type { PolicyQuery } from '@contract/content/policy.query.js';
import { BUILT_IN_SITE_TEXTS } from '@contract/content/site.rules.js';
import type { SiteTexts } from '@contract/content/site.js';
import { BUILT_IN_WORKSHOPS_PAGE } from '@contract/content/workshops-page.rules.js';

type BuiltIn = (input: unknown, site: SiteTexts | null) => unknown;

/** The built-in texts by procedure, for when the studio's own cannot be read (specification 1, section 8). */
export const BUILT_IN: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['content.home', () => BUILT_IN_HOME_PAGE],
  ['content.policy', (input, site) => builtInPolicy((input as PolicyQuery).kind, site?.contact)],
  ['content.site', () => BUILT_IN_SITE_TEXTS],
  ['content.workshopsPage', () => BUILT_IN_WORKSHOPS_PAGE],
]);
