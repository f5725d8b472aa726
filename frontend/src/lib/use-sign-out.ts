import { forgetCheckoutDraft } from './checkout-draft.js';
import { trpc } from './trpc.js';
import { useChangeOfCustomer } from './use-change-of-customer.js';

/** Ends the visit of the customer: here in any case, whatever becomes of the call (specification 1, section 4). */
export function useSignOut(): () => Promise<void> {
  const { client } = trpc.useUtils();
  const changeCustomer = useChangeOfCustomer();
  return async () => {
    try {
      await client.session.signOut.mutate();
    } catch (error) {
      // Goes to the browser's log, and to nobody else.
      reportError(error);
    }
    forgetCheckoutDraft();
    await changeCustomer(null);
  };
}
