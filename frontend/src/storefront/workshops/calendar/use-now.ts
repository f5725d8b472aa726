import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present, minute by minute: sessions begin and days end while the page stands open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      setNow(new Date());
      timer = window.setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = window.setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    // Timers sleep with the tab.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
