import { useEffect } from 'react';
import { toast } from '../../ui/toast.js';
import { loadFailure } from './load-failure.js';

export interface ReadAgain {
  /** It stands there from before. */
  readonly isRefetchError: boolean;
  /** Another failure is another time. */
  readonly errorUpdatedAt: number;
  readonly error: unknown;
}

/**
 * Specification 2, section 8: says that a list could not be read again, whoever asked for it. What stands there may be
 * old then. A list that never came shows its own error.
 */
export function useStaleNotice(
  { isRefetchError, errorUpdatedAt, error }: ReadAgain,
  what: string,
  wordsOf: (error: unknown, what: string) => string = loadFailure,
): void {
  useEffect(() => {
    if (isRefetchError) toast.error({ text: wordsOf(error, what) });
  }, [isRefetchError, errorUpdatedAt, error, what, wordsOf]);
}
