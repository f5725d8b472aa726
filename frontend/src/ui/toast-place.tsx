import { lazy, useSyncExternalStore } from 'react';
import { Beside } from './beside.js';
import { isToasterWanted, onToasterWanted } from './toast.js';

const Toaster = lazy(async () => ({ default: (await import('./toaster.js')).Toaster }));

/** Where toasts appear; empty until there is a first one. */
export function ToastPlace() {
  const isWanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false);
  if (!isWanted) return null;
  return (
    <Beside>
      <Toaster />
    </Beside>
  );
}
