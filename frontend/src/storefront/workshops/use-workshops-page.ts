import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { workshopsPage } from '@contract/content/workshops-page.rules.js';
import { trpc } from '../../lib/trpc.js';

const BUILT_IN = workshopsPage(new Map(), { workshops: [], gallery: [], named: new Map() });

/** Undefined while loading. A failed call shows the built-in page at once, and the studio's when a retry gets through. */
export function useWorkshopsPage(): WorkshopsPage | undefined {
  const { data, failureCount } = trpc.content.workshopsPage.useQuery();
  return data ?? (failureCount > 0 ? BUILT_IN : undefined);
}
