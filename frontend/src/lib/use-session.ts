import type { CustomerView, SessionView } from '@contract/accounts/account.views.js';
import { trpc } from './trpc.js';

interface Session {
  /** The signed-in customer; null for a guest, and for whoever could not be asked about yet. */
  readonly customer: CustomerView | null;
  readonly unreadMessages: number;
  /** Nobody has answered yet. */
  readonly isLoading: boolean;
}

/**
 * Who is visiting. A first check that fails counts as signed out (specification 1, section 4);
 * one that fails later says nothing: whoever was known stays, and their work with them.
 */
export function useSession(): Session {
  const { data = NOBODY, isPending } = trpc.session.current.useQuery();
  return { ...data, isLoading: isPending };
}

export const NOBODY: SessionView = { customer: null, unreadMessages: 0 };
