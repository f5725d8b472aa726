import type { HomePage } from '@contract/content/home-page.js';
import { trpc } from '../../lib/server/trpc.js';
import { type Copy, useBuiltInCopy } from '../../lib/site/use-built-in-copy.js';

/** Reads the texts and pictures of the home page, without its products and posts. */
export function useHomePage(): Copy<HomePage> {
  return useBuiltInCopy<HomePage>(['home'], trpc.content.home.useQuery(), loadBuiltIn);
}

async function loadBuiltIn(): Promise<HomePage> {
  return (await import('@contract/content/home-page.rules.js')).BUILT_IN_HOME_PAGE;
}
