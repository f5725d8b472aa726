import { useQueryClient } from '@tanstack/react-query';
import type { CustomerView } from '@contract/people/account.views.js';
import { storeSignedInHint } from './signed-in-hint.js';
import { trpc } from '../server/trpc.js';
import { NOBODY } from './use-session.js';

/** Routers whose answers are personal to one customer. */
const PERSONAL = new Set<unknown>(['account', 'messages', 'orders']);

/** Returns a function that sets the signed-in customer for the whole site, or null after signing out. */
export function useSetCustomer(): (customer: CustomerView | null) => Promise<void> {
  const { session, checkout } = trpc.useUtils();
  const queryClient = useQueryClient();
  return async (customer) => {
    storeSignedInHint(customer !== null);
    // A session answer that is still on its way is outdated.
    await session.current.cancel();
    session.current.setData(undefined, { ...NOBODY, customer });
    // The next customer must not see cached answers of the previous one.
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey: [path] }) => Array.isArray(path) && PERSONAL.has(path[0]),
    });
    // Counts unread messages; some coupons are for certain customers only.
    if (customer !== null) void session.current.invalidate();
    void checkout.quote.invalidate();
  };
}
