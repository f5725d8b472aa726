import { useEffect } from 'react';

const SITE = 'Toprak';

/** The page's name in the browser's tab. Returns to the page below when a popup with a name of its own closes. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} – ${SITE}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
