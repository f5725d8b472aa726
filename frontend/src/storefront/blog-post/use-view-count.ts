import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.js';

/** Long enough to have looked at a post, not only past it. */
const LOOKED_AT_MS = 3_000;

/** Tells the studio, once per post that is shown, that somebody looked at it. If that fails, nobody minds. */
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
