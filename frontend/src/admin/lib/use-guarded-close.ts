import { mayLeave, useLeaveWarning } from '../../lib/use-leave-warning.js';

/** Closes a record; what was typed into it and not saved is asked about, whichever way it is left. What stands below is not. */
export function useGuardedClose(isDirty: boolean, text: string, onClose: () => void): () => void {
  useLeaveWarning(isDirty, text);
  return () => void mayLeave([text]).then((may) => may && onClose());
}
