import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPath } from './canonical-path.js';

/** Updates the canonical link, which browsers use for sharing. The server wrote that of the first page only. */
export function useCanonicalLink(): void {
  const path = canonicalPath(useLocation());
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // Keeps the shop's own origin, even when the page was opened under another host name.
    if (link) link.href = `${new URL(link.href).origin}${path}`;
  }, [path]);
}
