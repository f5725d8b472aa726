import type { CustomerView, SessionView } from '@contract/accounts/account.views.js';
import { trpc } from './trpc.js';

/** Specification 1, section 9: how often a signed-in customer's unread messages are counted. */
const COUNT_EVERY_MS = 300_000;

interface Session {
  /** The signed-in customer; null for a guest, and for whoever could not be asked about. */
  readonly customer: CustomerView | null;
  readonly unreadMessages: number;
  /** Nobody has answered yet. */
  readonly isLoading: boolean;
}

/** Who is visiting. A check that fails counts as signed out (specification 1, section 4). */
export function useSession(): Session {
  const query = trpc.session.current.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.customer ? COUNT_EVERY_MS : false),
  });
  const { customer, unreadMessages } = (query.isError ? null : query.data) ?? NOBODY;
  return { customer, unreadMessages, isLoading: query.isPending };
}

export const NOBODY: SessionView = { customer: null, unreadMessages: 0 };
