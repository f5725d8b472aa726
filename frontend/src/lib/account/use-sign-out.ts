import { forgetCheckoutDraft } from '../orders/checkout-draft.js';
import { trpc } from '../server/trpc.js';
import { useSetCustomer } from './use-set-customer.js';

/** Signs the customer out in this browser, whether or not the call succeeds (specification 1, section 4). */
export function useSignOut(): () => Promise<void> {
  const { client } = trpc.useUtils();
  const changeCustomer = useSetCustomer();
  return async () => {
    try {
      await client.session.signOut.mutate();
    } catch (error) {
      // Reported only to the browser's console.
      reportError(error);
    }
    forgetCheckoutDraft();
    await changeCustomer(null);
  };
}
