import { createContext, useContext } from 'react';
import type { AttendancePhone } from './attendance-phone.js';

/** The phone of the page; null outside of Bugün. */
export const AttendanceContext = createContext<AttendancePhone | null>(null);

export function useAttendancePhone(): AttendancePhone {
  const phone = useContext(AttendanceContext);
  if (phone === null) throw new Error('Only the page Bugün keeps what was noted.');
  return phone;
}
