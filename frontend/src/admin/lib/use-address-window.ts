import { useOpenRecord } from './use-open-record.js';

/** Whether a window of a section is open, in its address. Back closes it unless opening it is no step of its own. */
export function useAddressWindow(name: string, opening: { readonly isStep?: boolean } = {}) {
  const { id, open, close } = useOpenRecord('pencere');
  return { isOpen: id === name, open: () => open(name, opening), close };
}
