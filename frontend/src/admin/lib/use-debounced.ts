import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `pauseMs`, the first value at once. Pass the same object while it is unchanged. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/**
 * Sends what is being typed to the server shortly after the last key, and returns the latest answer. An overtaken answer
 * is dropped; the last one stays while the next is loading and when it fails. Nothing is sent for `null`.
 */
export function useDebouncedMutation<Written, Made>(
  written: Written | null,
  pauseMs: number,
  make: (written: Written) => Promise<Made>,
) {
  const [made, setMade] = useState<Made | null>(null);
  const { mutate, error } = useMutation({ mutationFn: make });
  const settled = useDebounced(written, pauseMs);
  useEffect(() => {
    if (settled !== null) mutate(settled, { onSuccess: setMade });
  }, [mutate, settled]);
  return { made, error };
}
