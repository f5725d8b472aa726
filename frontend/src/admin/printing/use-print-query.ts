import { useQuery } from '@tanstack/react-query';

/**
 * Reads what is printed once, so that the paper does not change under the print dialog. The call is a mutation only
 * because so many ids do not fit into an address.
 */
export function usePrintQuery<T>(paper: string, input: object, read: () => Promise<T>) {
  return useQuery({
    queryKey: ['printing', paper, input],
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
