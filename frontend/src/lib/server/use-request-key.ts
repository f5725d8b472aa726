import { useRef } from 'react';

/**
 * Gives each act a key by which the server knows its repetition: the same act keeps its key for as long as the screen is
 * open, so that a second try after a lost answer does nothing twice. `act` names everything that makes it another one.
 */
export function useRequestKey(): (act: readonly unknown[]) => string {
  const keys = useRef(new Map<string, string>());
  return (act) => {
    const name = JSON.stringify(act);
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    return key;
  };
}
