import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { trpc } from '../../lib/server/trpc.js';
import { useBuiltInCopy } from '../../lib/site/use-built-in-copy.js';
import { PLACEHOLDER_PAGE } from './placeholder-page.js';

/** Reads the texts of the workshops page. While loading, it returns the placeholder page. */
export function useWorkshopsPage(): { readonly page: WorkshopsPage; readonly isLoading: boolean } {
  const { copy, isLoading } = useBuiltInCopy<WorkshopsPage>(
    ['workshops'],
    trpc.content.workshopsPage.useQuery(),
    loadBuiltIn,
  );
  return { page: copy ?? PLACEHOLDER_PAGE, isLoading };
}

async function loadBuiltIn(): Promise<WorkshopsPage> {
  return (await import('@contract/content/workshops-page.rules.js')).BUILT_IN_WORKSHOPS_PAGE;
}
