import { useEffect, useState } from 'react';

/** Whether an instant is still to come, as an ISO text; it changes by itself when the instant passes. */
export function useIsBefore(instant: string): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    const left = Date.parse(instant) - Date.now();
    const timer = setTimeout(() => setPassed(instant), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [instant]);
  return passed !== instant;
}
