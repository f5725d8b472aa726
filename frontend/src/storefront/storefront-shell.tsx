import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '../lib/lazy-page.js';
import { useCanonicalLink } from '../lib/use-canonical-link.js';
import { useScrollPositions } from '../lib/scroll-positions.js';
import { useSiteStatus } from '../lib/use-site-status.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { ProblemPage } from '../ui/problem.js';
import { Shop } from './shop.js';

export const MaintenancePage = lazyPage(
  async () => (await import('./maintenance/maintenance-page.js')).MaintenancePage,
);

/** The frame of every page of the shop, or the maintenance page while the shop is closed. */
export function StorefrontShell() {
  const { isInMaintenance } = useSiteStatus();
  const { key } = useLocation();
  useScrollPositions();
  useCanonicalLink();
  return (
    <ErrorBoundary show={ProblemPage} place={key}>
      {isInMaintenance ? (
        <Suspense>
          <MaintenancePage>
            <Shop />
          </MaintenancePage>
        </Suspense>
      ) : (
        <Shop />
      )}
    </ErrorBoundary>
  );
}
