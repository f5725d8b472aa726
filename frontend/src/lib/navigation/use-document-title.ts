import { useEffect } from 'react';
import { pageTitle } from './page-title.js';
import { studioNameOfPage } from '../site/studio-name.js';

/**
 * Sets the page's name in the browser's tab. When a pop-up with a name closes, the name of the page below
 * returns.
 */
export function useDocumentTitle(name: string | null): void {
  useWholeTitle(name === null ? null : pageTitle(name, studioNameOfPage()));
}

/** Sets the whole title, for the one page whose title does not end with the shop's name. */
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
