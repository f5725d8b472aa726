import { errorCodeOf } from '../../lib/error-code.js';
import { trpc } from '../../lib/trpc.js';
import { useDocumentTitle } from '../../lib/use-document-title.js';

/** A piece that is gone is no failure: what to say about it differs. */
const GONE = new Set<unknown>(['product_not_found', 'not_found', 'invalid_input']);

/** The piece at an address, for the page and for the popup. */
export function useProduct(slug: string) {
  // That there is no such piece may have come with the page: it is not asked again, and nothing flickers.
  const query = trpc.catalog.product.useQuery({ slug }, { retryOnMount: false });
  const { data: product, isError, error, isFetching, refetch } = query;
  useDocumentTitle(product?.name ?? null);
  return {
    product,
    isGone: isError && GONE.has(errorCodeOf(error)),
    hasFailed: isError,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
