import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Returns the value once it has not changed for `pauseMs`, the first value at once. Pass the same object while it is unchanged. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
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
  const debounced = useDebounced(written, pauseMs);
  useEffect(() => {
    if (debounced !== null) mutate(debounced, { onSuccess: setMade });
  }, [mutate, debounced]);
  return { made, error };
}
