import { useEffect } from 'react';
import { trpc } from '../../lib/server/trpc.js';
import { useAdmin } from '../lib/use-admin.js';
import { AttendanceProvider } from './offline/attendance-provider.js';
import { usePhoneState } from './offline/use-attendance.js';
import { TodayPage } from './today-page.js';

/** Bugün with what lies on the phone of the helper who is signed in. */
export function TodaySection() {
  const { id } = useAdmin();
  return (
    <AttendanceProvider adminId={id}>
      <ReadDayAgain />
      <TodayPage />
    </AttendanceProvider>
  );
}

/** Reads the day again behind each answer, so that the page shows what the server made of it. */
function ReadDayAgain() {
  const { attendance } = trpc.useUtils().admin;
  const { latest } = usePhoneState();
  const answered = [...latest.values()]
    .flatMap(({ action, settled }) => (settled ? [action.id] : []))
    .join(' ');
  useEffect(() => {
    if (answered !== '') void attendance.day.invalidate();
  }, [attendance, answered]);
  return null;
}
