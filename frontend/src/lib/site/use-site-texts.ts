import type { SiteTexts } from '@contract/content/site.js';
import { trpc } from '../server/trpc.js';
import { type Copy, useBuiltInCopy } from './use-built-in-copy.js';

/** Returns the texts of every page: contact, footer and the names of the policies. */
export function useSiteTexts(): Copy<SiteTexts> {
  return useBuiltInCopy<SiteTexts>(['site'], trpc.content.site.useQuery(), loadBuiltIn);
}

async function loadBuiltIn(): Promise<SiteTexts> {
  return (await import('@contract/content/site.rules.js')).BUILT_IN_SITE_TEXTS;
}
