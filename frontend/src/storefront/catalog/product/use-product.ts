import { errorCodeOf } from '../../../lib/server/error-code.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { useStaysMissing } from '../../../lib/server/use-stays-missing.js';

/** Errors that mean that the product is gone, which the screen describes differently from a failure. */
const GONE = new Set<unknown>(['product_not_found', 'not_found', 'invalid_input']);

/** Reads the product of an address, for the page and for the pop-up. */
export function useProduct(slug: string) {
  // A 'not found' from the server is not requested again, so that nothing flickers.
  const query = trpc.catalog.product.useQuery({ slug }, { retryOnMount: false });
  const { data: product, isError, error, isFetching, isPending, refetch } = query;
  const isGone = useStaysMissing({
    key: slug,
    isMissing: isError && GONE.has(errorCodeOf(error)),
    isPending,
  });
  useDocumentTitle(product?.name ?? null);
  return {
    product,
    isGone,
    hasFailed: isError,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
