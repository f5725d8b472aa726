import { useState } from 'react';
import { browserPage } from '../../lib/navigation/browser-page.js';
import { trpc } from '../../lib/server/trpc.js';
import { mayLeave } from '../../lib/navigation/use-leave-warning.js';
import { toast } from '../../ui/toast.js';
import { adminPaths } from './admin-paths.js';
import { forgetPhone, mayLeavePhone } from './phone/leave-phone.js';
import { sessionExpiry } from './session-expiry.js';
import { useAdmin } from './use-admin.js';

/** Specification 3, section 9. */
const RECHECK_MS = 500;

interface AdminSignOut {
  readonly signOut: () => Promise<void>;
  readonly isLeaving: boolean;
}

/** Signs the admin out, and checks half a second later whether the session has ended (specification 3, section 4). */
export function useAdminSignOut(): AdminSignOut {
  const { client } = trpc.useUtils();
  const { id: adminId } = useAdmin();
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    if (!(await mayLeave())) return;
    if (!(await mayLeavePhone(adminId, client))) return;
    setLeaving(true);
    sessionExpiry.beginSignOut();
    try {
      await client.adminSession.signOut.mutate();
      await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
      if ((await client.adminSession.current.query()) === null) {
        await forgetPhone(adminId);
        // Reloads the page, so that the browser keeps nothing that was read.
        browserPage.leaveFor(adminPaths.signIn);
        return;
      }
    } catch (error) {
      reportError(error);
    }
    sessionExpiry.cancelSignOut();
    setLeaving(false);
    toast.error({ text: 'Çıkış yapılamadı. Bağlantınızı kontrol edip yeniden deneyin.' });
  };
  return { signOut, isLeaving };
}
