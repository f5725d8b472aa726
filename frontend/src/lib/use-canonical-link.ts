import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Updates the canonical link, which browsers use for sharing. The server wrote that of the first page only. */
export function useCanonicalLink(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // Keeps the shop's own origin, even when the page was opened under another host name.
    if (link) link.href = `${new URL(link.href).origin}${pathname}`;
  }, [pathname]);
}
