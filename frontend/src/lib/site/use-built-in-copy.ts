import { useQuery } from '@tanstack/react-query';

export type Copy<T> =
  | { readonly copy: T; readonly isLoading: false }
  /** `hasFailed` is true when neither the studio's texts nor the built-in ones could be loaded. */
  | { readonly copy: undefined; readonly isLoading: true; readonly hasFailed: boolean };

interface Asked<T> {
  readonly data: T | undefined;
  readonly failureCount: number;
}

/**
 * Returns the studio's texts, or the built-in ones after a failed call until a retry succeeds. The built-in ones are
 * loaded only then, because they are not part of the page's start. `name` must hold everything that they depend on.
 */
export function useBuiltInCopy<T>(
  name: readonly unknown[],
  requested: Asked<T>,
  loadBuiltIn: () => Promise<T>,
): Copy<T> {
  const { data: builtIn, isError: hasFailed } = useQuery({
    queryKey: ['built-in-copy', ...name],
    queryFn: loadBuiltIn,
    enabled: requested.data === undefined && requested.failureCount > 0,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const copy = requested.data ?? builtIn;
  return copy === undefined ? { copy: undefined, isLoading: true, hasFailed } : { copy, isLoading: false };
}
