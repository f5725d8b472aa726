import { lazy, useSyncExternalStore } from 'react';
import { LazyBoundary } from './lazy-boundary.js';
import { isToasterWanted, onToasterWanted } from './toast.js';

const Toaster = lazy(async () => ({ default: (await import('./toaster.js')).Toaster }));

/** The place for toasts. It loads the toaster with the first toast. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false);
  if (!isWanted) return null;
  return (
    <LazyBoundary>
      <Toaster />
    </LazyBoundary>
  );
}
