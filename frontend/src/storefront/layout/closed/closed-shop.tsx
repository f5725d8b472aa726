import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { SiteClosure } from '@contract/site-status/site-closure.js';
import { paths } from '../../../lib/navigation/paths.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useHydrated } from '../../../lib/rendering/use-hydrated.js';
import { ClosedBar } from './closed-bar.js';
import { ComingSoonPage } from './coming-soon-page.js';
import { MaintenancePage } from './maintenance-page.js';

/** What the page 'Yakında' and the newsletter's mails link to. */
const BEFORE_OPENING: readonly string[] = [
  paths.policy('privacy'),
  paths.confirmNewsletter,
  paths.unsubscribe,
];

interface ClosedShopProps {
  readonly closure: SiteClosure;
  /** The shop as ever, for admins. */
  readonly children: ReactNode;
}

/** Replaces every page of the shop while it is closed, but not for admins. */
export function ClosedShop({ closure, children }: ClosedShopProps) {
  // Not asked on the server, whose page is the same for everybody.
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const { data: admin } = trpc.adminSession.current.useQuery(undefined, { enabled: isHydrated });
  if (isHydrated && admin) {
    return (
      <>
        {children}
        <ClosedBar closure={closure} />
      </>
    );
  }
  if (closure === 'maintenance') return <MaintenancePage />;
  if (isHydrated && BEFORE_OPENING.includes(pathname)) {
    return (
      <chakra.main minH="100dvh">
        <Outlet />
      </chakra.main>
    );
  }
  return <ComingSoonPage />;
}
