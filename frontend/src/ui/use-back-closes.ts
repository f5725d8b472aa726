import { useEffect, useEffectEvent } from 'react';

/** The browser's own, which TypeScript's library does not know yet. */
interface Watcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

/**
 * Lets Back on an Android phone close what lies on top, instead of leaving the page under it. Other browsers have no
 * such event; where the pointer is a mouse, Escape is handled by the pop-up itself.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as { readonly CloseWatcher?: new () => Watcher };
    if (!open || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    let watcher: Watcher;
    // A watcher is spent by its event. What stays open after a question needs another one.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        watch();
        close();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [open]);
}
