import type { CustomerView, SessionView } from '@contract/people/account.views.js';
import { trpc } from '../server/trpc.js';

interface Session {
  /** The signed-in customer; null for a guest and before the first answer. */
  readonly customer: CustomerView | null;
  readonly unreadMessages: number;
  /** True until the first answer. */
  readonly isLoading: boolean;
}

/**
 * Returns the current visitor. A first check that fails counts as signed out (specification 1, section 4). A later
 * one that fails changes nothing, so that nobody loses their work.
 */
export function useSession(): Session {
  const { data = NOBODY, isPending } = trpc.session.current.useQuery();
  return { ...data, isLoading: isPending };
}

export const NOBODY: SessionView = { customer: null, unreadMessages: 0 };
