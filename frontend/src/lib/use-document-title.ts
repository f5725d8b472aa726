import { useEffect } from 'react';
import { pageTitle } from './page-title.js';

/** The page's name in the browser's tab. Returns to the page below when a popup with a name of its own closes. */
export function useDocumentTitle(name: string | null): void {
  useWholeTitle(name === null ? null : pageTitle(name));
}

/** For the one page that is called otherwise. */
export function useWholeTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
