import { mayLeave, useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';

/** Closes a record, after asking about unsaved changes in it. Changes in the page below are not affected. */
export function useGuardedClose(isDirty: boolean, text: string, onClose: () => void): () => void {
  useLeaveWarning(isDirty, text);
  return () => void mayLeave([text]).then((may) => may && onClose());
}
