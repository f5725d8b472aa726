import { useState } from 'react';

interface Reading {
  /** Names what is read, such as a slug. */
  readonly key: string;
  /** The answer was that it does not exist. */
  readonly isMissing: boolean;
  /** It is being read, and there is no answer yet. */
  readonly isPending: boolean;
}

/**
 * A query without data drops its error while it reads again, for example after a live change. What was missing stays so
 * until the new answer comes, so that the page does not flash a skeleton.
 */
export function useStaysMissing({ key, isMissing, isPending }: Reading): boolean {
  const [missingKey, setMissingKey] = useState<string | null>(null);
  const staysMissing = isMissing || (isPending && missingKey === key);
  const nextKey = staysMissing ? key : null;
  if (nextKey !== missingKey) setMissingKey(nextKey);
  return staysMissing;
}
