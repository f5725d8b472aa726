import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AdminView } from '@contract/admin/admin.views.js';
import { trpc } from '../lib/trpc.js';
import { ErrorState } from '../ui/error-state.js';
import { VisuallyHidden } from '../ui/visually-hidden.js';
import { AdminContext } from './lib/admin-context.js';
import { sessionExpiry } from './lib/session-expiry.js';
import { signInPath } from './lib/return-path.js';

/** Shows its content to signed-in admins only. Their open work stays while their session ends and begins again. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const { data: admin, isPending, isFetching, refetch } = trpc.adminSession.current.useQuery();
  const [known, setKnown] = useState<AdminView | null>(null);
  if (admin && admin !== known) setKnown(admin);
  const isLost = admin === null && known !== null;
  useEffect(() => {
    if (isLost) sessionExpiry.suspect();
  }, [isLost]);

  if (known !== null) {
    // Keyed by the admin, so that another one does not find the typed values of the last.
    return (
      <AdminContext value={known} key={known.id}>
        {children}
      </AdminContext>
    );
  }
  if (isPending) return <VisuallyHidden role="status">Yönetim paneli yükleniyor</VisuallyHidden>;
  if (admin === null) return <Navigate to={signInPath(location)} replace />;
  return (
    <ErrorState
      title="Yönetim paneli açılamadı"
      titleAs="h1"
      text="Bağlantınızı kontrol edip yeniden deneyin."
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
