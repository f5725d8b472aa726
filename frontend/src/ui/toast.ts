import type { ToastMessage } from './toaster.js';

type Toaster = typeof import('./toaster.js');

/** The drawing half is heavy and no page needs it to be shown: it comes with the first toast. */
let toaster: Promise<Toaster> | undefined;
const listeners = new Set<() => void>();

function bringToaster(): Promise<Toaster> {
  if (toaster === undefined) {
    toaster = import('./toaster.js');
    // A lost connection is no reason never to speak again.
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

/** For the back office (specification 3, section 8): errors close by themselves too, unless they hold an action. */
export function letErrorsClose(): () => void {
  doErrorsStay = false;
  return () => {
    doErrorsStay = true;
  };
}

/** One toast at a time: a new one takes the place of the old one. In the shop errors stay until they are closed. */
export const toast = {
  success: (message: ToastMessage) => void bringToaster().then(({ showSuccess }) => showSuccess(message)),
  error: (message: ToastMessage) =>
    void bringToaster().then(({ showError }) => showError(message, doErrorsStay)),
  dismiss: () => void toaster?.then(({ dismissToast }) => dismissToast()),
};
