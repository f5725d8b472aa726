import { useState } from 'react';

/** Delays the error of a field that is validated on every key until the visitor leaves the field or sends the form. */
export function useDelayedError(error: string | undefined) {
  const [isTyping, setTyping] = useState(false);
  return {
    error: isTyping ? undefined : error,
    /** Event handlers for the field, or for all fields that are validated together. */
    watch: { onInput: () => setTyping(true), onBlur: () => setTyping(false) },
    /** Call it when the form is sent by Enter from within the field. */
    showNow: () => setTyping(false),
  };
}
