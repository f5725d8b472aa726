import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { trpc } from '../../lib/trpc.js';
import { useBuiltInCopy } from '../../lib/use-built-in-copy.js';
import { PAGE_SHAPE } from './page-shape.js';

/** While loading, a page that only gives the shape. */
export function useWorkshopsPage(): { readonly page: WorkshopsPage; readonly isLoading: boolean } {
  const { copy, isLoading } = useBuiltInCopy<WorkshopsPage>(
    ['workshops'],
    trpc.content.workshopsPage.useQuery(),
    bringBuiltIn,
  );
  return { page: copy ?? PAGE_SHAPE, isLoading };
}

async function bringBuiltIn(): Promise<WorkshopsPage> {
  return (await import('@contract/content/workshops-page.rules.js')).BUILT_IN_WORKSHOPS_PAGE;
}
