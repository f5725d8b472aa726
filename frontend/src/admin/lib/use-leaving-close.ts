import { mayLeave } from '../../lib/navigation/use-leave-warning.js';

/** Closes a dialog over a list, after asking about whatever is typed in it and not saved. */
export function useLeavingClose(onClose: () => void): () => void {
  return () => void mayLeave().then((may) => may && onClose());
}
