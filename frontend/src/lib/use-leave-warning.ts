import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../ui/confirm-dialog.js';

/** What would be lost just now, in the words that say so. */
const unsaved = new Set<string>();

/** For what takes a screen away without another page being asked for: whether what was typed may go with it. */
export async function mayLeave(): Promise<boolean> {
  for (const text of unsaved) {
    if (!(await askToLeave(text))) return false;
    // What was let go is not asked about again on the way out.
    unsaved.delete(text);
  }
  return true;
}

/** Asks before what was typed is lost: by a dialog of ours on the way to another page, by the browser's own otherwise. */
export function useLeaveWarning(isDirty: boolean, text: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.has(text) && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = async () => {
      if (await askToLeave(text)) blocker.proceed();
      else blocker.reset();
    };
    void ask();
  }, [blocker, text]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.add(text);
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(text);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, text]);
}

function askToLeave(text: string): Promise<boolean> {
  return confirm({
    title: 'Kaydetmeden çıkalım mı?',
    text,
    confirmLabel: 'Kaydetmeden Çık',
    cancelLabel: 'Sayfada Kal',
  });
}
