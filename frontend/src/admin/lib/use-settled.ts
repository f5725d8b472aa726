import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What stood there for so many milliseconds; the first value at once. Hand in the same object as long as nothing changed. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/**
 * What the server makes of what is being written, a moment after the last letter. An answer that comes late is left out;
 * the last one stays while the next is on its way, and when it fails. Nothing is asked for `null`.
 */
export function useMadeOf<Written, Made>(
  written: Written | null,
  pauseMs: number,
  make: (written: Written) => Promise<Made>,
) {
  const [made, setMade] = useState<Made | null>(null);
  const { mutate, error } = useMutation({ mutationFn: make });
  const settled = useSettled(written, pauseMs);
  useEffect(() => {
    if (settled !== null) mutate(settled, { onSuccess: setMade });
  }, [mutate, settled]);
  return { made, error };
}
