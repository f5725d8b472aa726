import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../ui/confirm-dialog.js';

/** Asks before what was typed is lost: by a dialog of ours on the way to another page, by the browser's own otherwise. */
export function useLeaveWarning(isDirty: boolean, text: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const ask = async () => {
      const isSure = await confirm({
        title: 'Kaydetmeden çıkalım mı?',
        text,
        confirmLabel: 'Kaydetmeden Çık',
        cancelLabel: 'Sayfada Kal',
      });
      if (isSure) blocker.proceed();
      else blocker.reset();
    };
    void ask();
  }, [blocker, text]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
