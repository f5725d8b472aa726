import { useEffect } from 'react';
import { trpc } from '../../../lib/server/trpc.js';

/** A post counts as viewed after this time. */
const LOOKED_AT_MS = 3_000;

/** Counts a view once per opened post. A failure is ignored. */
export function useViewCount(slug: string): void {
  const { mutate: count } = trpc.blog.countView.useMutation();
  useEffect(() => {
    let timer = 0;
    const stop = () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    const look = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      timer = window.setTimeout(() => {
        stop();
        count({ slug });
      }, LOOKED_AT_MS);
    };
    document.addEventListener('visibilitychange', look);
    look();
    return stop;
  }, [slug, count]);
}
