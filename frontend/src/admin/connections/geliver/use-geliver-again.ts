import { trpc } from '../../../lib/server/trpc.js';

/** Reads the account for labels again. */
export function useGeliverAgain(): () => Promise<unknown> {
  const { admin } = trpc.useUtils();
  return () => admin.connections.geliver.invalidate();
}
