import { trpc } from '../../../lib/server/trpc.js';

/** Reads again whatever shows the account with iyzico: this page, the trial mode's bar and the shop's state. */
export function useIyzicoAgain(): () => Promise<unknown> {
  const { admin, site } = trpc.useUtils();
  return () =>
    Promise.all([
      admin.connections.iyzico.invalidate(),
      admin.troubles.isTrial.invalidate(),
      site.status.invalidate(),
    ]);
}
