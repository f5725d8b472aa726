import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { workshopsPage } from '@contract/content/workshops-page.rules.js';
import { trpc } from '../../lib/trpc.js';

const BUILT_IN = workshopsPage(new Map(), { workshops: [], gallery: [], named: new Map() });

/** The built-in page gives the shape while loading. A failed call shows the built-in page at once, and the studio's when a retry gets through. */
export function useWorkshopsPage(): { readonly page: WorkshopsPage; readonly isLoading: boolean } {
  const { data, failureCount } = trpc.content.workshopsPage.useQuery();
  return { page: data ?? BUILT_IN, isLoading: data === undefined && failureCount === 0 };
}
