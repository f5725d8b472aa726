import { type ReactNode, useEffect, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import type { AdminView } from '@contract/admin/admin.views.js';
import { lazyPage } from '../lib/navigation/lazy-page.js';
import { trpc } from '../lib/server/trpc.js';
import { ErrorState } from '../ui/error-state.js';
import { VisuallyHidden } from '../ui/visually-hidden.js';
import { AdminContext } from './lib/admin-context.js';
import { sessionExpiry } from './lib/session-expiry.js';
import { wipePhone } from './lib/phone/wipe-phone.js';
import { signInPath } from './lib/return-path.js';
import { OFFLINE_PAGE } from './today/offline/offline-page.js';

/** How often a phone without a connection looks whether there is one, in milliseconds. */
const ASK_AGAIN_MS = 15_000;

const KeptToday = lazyPage(() => import('./today/offline/offline-today.js'), 'OfflineToday');

function isOfflinePage({ pathname }: Pick<Location, 'pathname'>): boolean {
  return pathname.replace(/\/$/, '') === OFFLINE_PAGE.scope;
}

/** Shows its content to signed-in admins only. Their open work stays while their session ends and begins again. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const isKept = isOfflinePage(location);
  const session = useAdminSession(isKept);
  const { data: admin } = session;
  const [known, setKnown] = useState<AdminView | null>(null);
  if (admin && admin !== known) setKnown(admin);
  useEndOfSession({ isSignedOut: admin === null, isLost: admin === null && known !== null });
  // Once shown, the page that the phone keeps stays until there is an answer.
  const [wasUnreachable, setUnreachable] = useState(false);
  if (session.isUnreachable && !wasUnreachable) setUnreachable(true);

  if (known !== null) {
    // Keyed by the admin, so that another one does not find the typed values of the last.
    return (
      <AdminContext value={known} key={known.id}>
        {children}
      </AdminContext>
    );
  }
  if (admin === undefined && wasUnreachable && isKept) return <KeptToday onRetry={session.retry} />;
  if (session.isPending) return <VisuallyHidden role="status">Yönetim paneli yükleniyor</VisuallyHidden>;
  if (admin === null) return <Navigate to={signInPath(location)} replace />;
  return (
    <ErrorState
      title="Yönetim paneli açılamadı"
      titleAs="h1"
      text="Bağlantınızı kontrol edip yeniden deneyin."
      retrying={session.isFetching}
      onRetry={session.retry}
    />
  );
}

/** Who is signed in. `asksAgain`: the page looks by itself whether there is a connection again. */
function useAdminSession(asksAgain: boolean) {
  const { data, isPending, isError, isFetching, fetchStatus, refetch } = trpc.adminSession.current.useQuery(
    undefined,
    { refetchInterval: ({ state }) => (asksAgain && state.status === 'error' ? ASK_AGAIN_MS : false) },
  );
  // A query waits without an end while the browser knows that it has no connection.
  const isUnreachable = isError || fetchStatus === 'paused';
  return { data, isPending, isFetching, isUnreachable, retry: () => void refetch() };
}

interface EndOfSession {
  readonly isSignedOut: boolean;
  /** Signed out in the middle of the work. */
  readonly isLost: boolean;
}

function useEndOfSession({ isSignedOut, isLost }: EndOfSession): void {
  useEffect(() => {
    if (isLost) sessionExpiry.suspect();
  }, [isLost]);
  useEffect(() => {
    if (isSignedOut) void wipePhone();
  }, [isSignedOut]);
}
