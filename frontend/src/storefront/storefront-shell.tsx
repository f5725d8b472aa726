import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '../lib/navigation/lazy-page.js';
import { useCanonicalLink } from '../lib/navigation/use-canonical-link.js';
import { useScrollPositions } from '../lib/navigation/scroll-positions.js';
import { useSiteStatus } from '../lib/site/use-site-status.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { ProblemPage } from '../ui/problem.js';
import { Shop } from './shop.js';

export const ClosedShop = lazyPage(() => import('./layout/closed/closed-shop.js'), 'ClosedShop');

/** The frame of every page of the shop, or the page that stands for the shop while it is closed. */
export function StorefrontShell() {
  const { closure } = useSiteStatus();
  const { key } = useLocation();
  useScrollPositions();
  useCanonicalLink();
  return (
    <ErrorBoundary show={ProblemPage} place={key}>
      {closure !== null ? (
        <Suspense>
          <ClosedShop closure={closure}>
            <Shop />
          </ClosedShop>
        </Suspense>
      ) : (
        <Shop />
      )}
    </ErrorBoundary>
  );
}
