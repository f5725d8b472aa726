import { type ReactNode, useEffect, useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { useLeaveWarning } from '../../../lib/navigation/use-leave-warning.js';
import { attendanceCalls } from '../../lib/phone/attendance-calls.js';
import { openPhoneStore } from '../../lib/phone/open-phone-store.js';
import { AttendanceContext } from './attendance-context.js';
import { AttendancePhone } from './attendance-phone.js';
import { installOfflinePage } from './install-offline-page.js';
import { usePhoneState } from './use-attendance.js';

interface AttendanceProviderProps {
  readonly adminId: string;
  readonly children: ReactNode;
}

/** Opens what lies on the phone for the page Bugün, and sends and refreshes while it is open. */
export function AttendanceProvider({ adminId, children }: AttendanceProviderProps) {
  const { client } = trpc.useUtils();
  const [phone, setPhone] = useState<AttendancePhone | null>(null);
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isLeft = false;
    void openPhoneStore().then((store) => {
      if (isLeft) return;
      const opened = new AttendancePhone(adminId, store, attendanceCalls(client));
      stop = opened.start();
      setPhone(opened);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [adminId, client]);
  useEffect(installOfflinePage, []);
  return (
    phone && (
      <AttendanceContext value={phone}>
        <WarnOfLoss />
        {children}
      </AttendanceContext>
    )
  );
}

/** Where the browser keeps nothing, leaving the page loses what waits. */
function WarnOfLoss() {
  const { isLasting, pending } = usePhoneState();
  useLeaveWarning(
    !isLasting && pending > 0,
    `Gönderilmemiş ${pending} kayıt var. Sayfadan çıkarsanız kaybolur.`,
  );
  return null;
}
