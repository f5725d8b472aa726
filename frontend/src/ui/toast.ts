import type { ToastMessage } from './toaster.js';

/** The drawing half is heavy and nothing of it is needed to show a page: it comes on its own, right after. */
const toaster = () => import('./toaster.js');

/** One toast at a time: a new one takes the place of the old one. Errors stay until they are closed. */
export const toast = {
  success: (message: ToastMessage) => void toaster().then(({ showSuccess }) => showSuccess(message)),
  error: (message: ToastMessage) => void toaster().then(({ showError }) => showError(message)),
  dismiss: () => void toaster().then(({ dismissToast }) => dismissToast()),
};
