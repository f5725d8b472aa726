import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Browsers share the address that a page calls its own: the server wrote it for the page that was opened first. */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // The shop's own origin, by whatever other name the page was reached.
    if (link) link.href = `${new URL(link.href).origin}${pathname}`;
  }, [pathname]);
}
