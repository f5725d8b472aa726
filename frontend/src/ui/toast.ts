import type { ToastMessage } from './toaster.js';

type Toaster = typeof import('./toaster.js');

/** The toaster is heavy and no page needs it at first, so it is loaded with the first toast. */
let toaster: Promise<Toaster> | undefined;
const listeners = new Set<() => void>();

function loadToaster(): Promise<Toaster> {
  if (toaster === undefined) {
    toaster = import('./toaster.js');
    // After a lost connection, the next toast tries again.
    toaster.catch(() => {
      toaster = undefined;
    });
    listeners.forEach((listener) => listener());
  }
  return toaster;
}

export function isToasterWanted(): boolean {
  return toaster !== undefined;
}

export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let doErrorsStay = true;

/** Lets errors close by themselves in the back office, unless they hold an action (specification 3, section 8). */
export function letErrorsClose(): () => void {
  doErrorsStay = false;
  return () => {
    doErrorsStay = true;
  };
}

/** Shows one toast at a time; a new one replaces the old one. In the shop errors stay until they are closed. */
export const toast = {
  success: (message: ToastMessage) => void loadToaster().then(({ showSuccess }) => showSuccess(message)),
  error: (message: ToastMessage) =>
    void loadToaster().then(({ showError }) => showError(message, doErrorsStay)),
  /** Resolves once the last one is shown, or cannot be. The first has its code loaded before. */
  settled: async (): Promise<void> => {
    await toaster?.catch(() => undefined);
  },
  dismiss: () => void toaster?.then(({ dismissToast }) => dismissToast()),
};
