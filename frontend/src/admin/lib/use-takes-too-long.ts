import { useEffect, useState } from 'react';

/** Whether something has been waited for longer than anybody would. */
export function useTakesTooLong(isWaiting: boolean, ms: number): boolean {
  const [isTooLong, setIsTooLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsTooLong(true), ms);
    return () => {
      clearTimeout(timer);
      setIsTooLong(false);
    };
  }, [isWaiting, ms]);
  return isTooLong;
}
