import { OFFLINE_PAGE } from './offline-page.js';

/**
 * Has the browser keep the page for when there is no connection. A failure is no error of the page: without a worker,
 * as in development, it only needs a connection to open.
 */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(OFFLINE_PAGE.worker, { scope: OFFLINE_PAGE.scope }).catch(() => undefined);
}
