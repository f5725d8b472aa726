import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirm } from '../../ui/confirm-dialog.js';
import { setLeaveConfirmation } from './back-guard.js';
import { isPlainClick } from './plain-click.js';

/** Descriptions of the changes that would be lost now. */
const unsaved = new Set<string>();

/**
 * Asks before a screen goes away without a followed link, because typed values would be lost. A dialog that closes
 * over a form passes its own texts only, since the form below stays.
 */
export async function mayLeave(texts: readonly string[] = [...unsaved]): Promise<boolean> {
  for (const text of texts) {
    if (unsaved.has(text) && !(await askToLeave(text))) return false;
    // Values that the visitor agreed to lose are not asked about again.
    unsaved.delete(text);
  }
  return true;
}

/**
 * Asks before typed values are lost: by our own dialog before another page of the site, and by the browser's before
 * another site.
 */
export function useLeaveWarning(isDirty: boolean, text: string): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const follow = useRef(navigate);
  useEffect(() => {
    follow.current = navigate;
  });
  useEffect(() => {
    if (!isDirty) return;
    unsaved.add(text);
    const stopLinks = askAtLinks((to) => void follow.current(to));
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.has(text)) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(text);
      stopLinks();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty, text]);
  // Registered for each history entry, because Back is recognised by the entry it comes from.
  useEffect(() => {
    if (!isDirty) return;
    setLeaveConfirmation(mayLeave);
    return () => setLeaveConfirmation(unsaved.size > 0 ? mayLeave : null);
  }, [isDirty, key]);
}

/** Listens before the router handles the click. */
function askAtLinks(follow: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const to = pathOfFollowedLink(event);
    if (to === null || unsaved.size === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void mayLeave().then((may) => may && follow(to));
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/**
 * Returns the path of a plain click on a link to another page of the site or another part of this one (`data-
 * leaves`), else null.
 */
function pathOfFollowedLink(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainClick(event) || link.target === '_blank' || link.origin !== window.location.origin) {
    return null;
  }
  const isElsewhere =
    link.dataset['leaves'] !== undefined ||
    (link.pathname !== window.location.pathname && link.getAttribute('aria-haspopup') !== 'dialog');
  return isElsewhere ? link.pathname + link.search + link.hash : null;
}

function askToLeave(text: string): Promise<boolean> {
  return confirm({
    title: 'Kaydetmeden çıkalım mı?',
    text,
    confirmLabel: 'Kaydetmeden Çık',
    cancelLabel: 'Sayfada Kal',
  });
}
