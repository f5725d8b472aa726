import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { AdminView } from '@contract/admin/admin.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { toast } from '../../ui/toast.js';
import { sessionExpiry } from '../lib/session-expiry.js';

const [CURRENT] = getQueryKey(trpc.adminSession.current);

/** Returns a function that sets the signed-in admin for the whole back office; the page then navigates on. */
export function useSetAdmin(): (admin: AdminView) => Promise<void> {
  const queryClient = useQueryClient();
  const { adminSession } = trpc.useUtils();
  return async (admin) => {
    await adminSession.current.cancel();
    adminSession.current.setData(undefined, admin);
    sessionExpiry.clear();
    toast.dismiss();
    // All data on the screens was read by the previous session, or refused since it ended.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT });
  };
}
