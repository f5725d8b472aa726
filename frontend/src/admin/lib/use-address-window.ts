import { useOpenRecord } from './use-open-record.js';

/**
 * Keeps in the address whether a dialog of a section is open. Back closes it, unless opening replaced the history
 * entry.
 */
export function useAddressWindow(name: string, opening: { readonly isStep?: boolean } = {}) {
  const { id, open, close } = useOpenRecord('pencere');
  return { isOpen: id === name, open: () => open(name, opening), close };
}
