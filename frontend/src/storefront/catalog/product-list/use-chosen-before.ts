import { type RefObject, useLayoutEffect, useRef } from 'react';
import { requestAllSections } from '../../../lib/navigation/lazy-section.js';

/**
 * Applies what was typed or chosen in a field of the server's page before its scripts had loaded. `drawn`: the value with
 * which the field was rendered.
 */
export function useChosenBefore(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  drawn: string,
  apply: (value: string) => void,
): void {
  const isLooked = useRef(false);
  useLayoutEffect(() => {
    if (isLooked.current) return;
    isLooked.current = true;
    const chosen = field.current?.value ?? drawn;
    if (chosen === drawn) return;
    // The page is about to change, before its lazy sections could notice the visitor.
    requestAllSections();
    apply(chosen);
  }, [field, drawn, apply]);
}
