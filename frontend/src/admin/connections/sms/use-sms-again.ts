import { trpc } from '../../../lib/server/trpc.js';

/** Reads again whatever shows the account for text messages: this page and the switch in the security settings. */
export function useSmsAgain(): () => Promise<unknown> {
  const { admin } = trpc.useUtils();
  return () => Promise.all([admin.connections.sms.invalidate(), admin.settings.invalidate()]);
}
