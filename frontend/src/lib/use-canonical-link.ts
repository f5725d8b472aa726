import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Browsers share the address that a page calls its own: the server wrote it for the page that was opened first. */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document
      .querySelector('link[rel=canonical]')
      ?.setAttribute('href', `${window.location.origin}${pathname}`);
  }, [pathname]);
}
