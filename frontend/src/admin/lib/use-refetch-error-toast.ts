import { useEffect } from 'react';
import { toast } from '../../ui/toast.js';
import { describeLoadFailure } from './describe-load-failure.js';

export interface RefetchState {
  /** Data from an earlier read is still shown. */
  readonly isRefetchError: boolean;
  /** Changes with each new failure. */
  readonly errorUpdatedAt: number;
  readonly error: unknown;
}

/**
 * Specification 2, section 8: shows a toast when a list could not be refetched, because what is shown may be outdated
 * then. A list that was never loaded shows its own error.
 */
export function useRefetchErrorToast(
  { isRefetchError, errorUpdatedAt, error }: RefetchState,
  what: string,
  wordsOf: (error: unknown, what: string) => string = describeLoadFailure,
): void {
  useEffect(() => {
    if (isRefetchError) toast.error({ text: wordsOf(error, what) });
  }, [isRefetchError, errorUpdatedAt, error, what, wordsOf]);
}
