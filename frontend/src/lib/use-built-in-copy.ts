import { useQuery } from '@tanstack/react-query';

export type Copy<T> =
  | { readonly copy: T; readonly isLoading: false }
  /** `hasFailed`: neither the studio's nor ours could be brought. */
  | { readonly copy: undefined; readonly isLoading: true; readonly hasFailed: boolean };

interface Asked<T> {
  readonly data: T | undefined;
  readonly failureCount: number;
}

/**
 * The studio's copy; ours as soon as a call for it has failed, until a retry gets through. Ours comes only then:
 * it is no part of what a page loads at start. `name`: with everything that ours depends on.
 */
export function useBuiltInCopy<T>(
  name: readonly unknown[],
  asked: Asked<T>,
  bringBuiltIn: () => Promise<T>,
): Copy<T> {
  const { data: builtIn, isError: hasFailed } = useQuery({
    queryKey: ['built-in-copy', ...name],
    queryFn: bringBuiltIn,
    enabled: asked.data === undefined && asked.failureCount > 0,
    staleTime: Infinity,
    networkMode: 'always',
  });
  const copy = asked.data ?? builtIn;
  return copy === undefined ? { copy: undefined, isLoading: true, hasFailed } : { copy, isLoading: false };
}
