import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { AdminView } from '@contract/admin/admin.views.js';
import { trpc } from '../../lib/trpc.js';
import { toast } from '../../ui/toast.js';
import { sessionDoubt } from '../lib/session-end.js';

const [CURRENT] = getQueryKey(trpc.adminSession.current);

/** Makes the whole back office know who is in; the page then leads to where they wanted to go. */
export function useEnter(): (admin: AdminView) => Promise<void> {
  const queryClient = useQueryClient();
  const { adminSession } = trpc.useUtils();
  return async (admin) => {
    await adminSession.current.cancel();
    adminSession.current.setData(undefined, admin);
    sessionDoubt.settle();
    toast.dismiss();
    // What stood on the screens was read before, or refused since.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT });
  };
}
