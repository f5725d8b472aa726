import { useState } from 'react';

/** Of a field whose text is judged with every key: what is wrong is said once it was left or sent, not while somebody types. */
export function usePatientError(error: string | undefined) {
  const [isTyping, setTyping] = useState(false);
  return {
    error: isTyping ? undefined : error,
    /** Goes on the field; on all that are judged together. */
    watch: { onInput: () => setTyping(true), onBlur: () => setTyping(false) },
    /** For what is sent by Enter, out of the field. */
    settle: () => setTyping(false),
  };
}
