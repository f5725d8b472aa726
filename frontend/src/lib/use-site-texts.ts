import type { SiteTexts } from '@contract/content/site-texts.js';
import { trpc } from './trpc.js';
import { type Copy, useBuiltInCopy } from './use-built-in-copy.js';

/** What stands on every page: contact, footer, the names of the policies. */
export function useSiteTexts(): Copy<SiteTexts> {
  return useBuiltInCopy<SiteTexts>(['site'], trpc.content.site.useQuery(), bringBuiltIn);
}

async function bringBuiltIn(): Promise<SiteTexts> {
  return (await import('@contract/content/site-texts.rules.js')).BUILT_IN_SITE_TEXTS;
}
