import { useQueryClient } from '@tanstack/react-query';
import type { CustomerView } from '@contract/accounts/account.views.js';
import { markMember } from './member-mark.js';
import { trpc } from './trpc.js';
import { NOBODY } from './use-session.js';

/** Answers that are meant for one customer: procedures by the first part of their names. */
const PERSONAL = new Set<unknown>(['account', 'messages', 'orders']);

/** Makes the whole site know who is there from now on; null for nobody. */
export function useChangeOfCustomer(): (customer: CustomerView | null) => Promise<void> {
  const { session, checkout } = trpc.useUtils();
  const queryClient = useQueryClient();
  return async (customer) => {
    markMember(customer !== null);
    // An answer that is still on its way speaks of before.
    await session.current.cancel();
    session.current.setData(undefined, { ...NOBODY, customer });
    // What the shop told one customer must not wait there for the next one.
    queryClient.removeQueries({
      type: 'inactive',
      predicate: ({ queryKey: [path] }) => Array.isArray(path) && PERSONAL.has(path[0]),
    });
    // Unread messages are still to be counted, and some coupons are for some customers only.
    if (customer !== null) void session.current.invalidate();
    void checkout.quote.invalidate();
  };
}
