import { useEffect, useState } from 'react';
import { reloadSafely, diagnoseLoadFailure, type LoadFailure } from './load-failure.js';

/** Returns why something failed to load, null while that is unknown. The page reloads when the connection is back. */
export function useLoadFailure(error: unknown): LoadFailure | null {
  const [failure, setFailure] = useState<LoadFailure | null>(null);
  useEffect(() => void diagnoseLoadFailure(error).then(setFailure), [error]);
  useEffect(() => {
    if (failure !== 'connection') return;
    window.addEventListener('online', reloadSafely);
    return () => window.removeEventListener('online', reloadSafely);
  }, [failure]);
  return failure;
}
