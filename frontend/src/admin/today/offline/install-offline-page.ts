import { OFFLINE_PAGE } from './offline-page.js';

/**
 * Has the browser keep the page for when there is no connection. Without a worker, as
 * in development, the page needs a connection to open.
 */
export function installOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(OFFLINE_PAGE.worker, { scope: OFFLINE_PAGE.scope }).catch(() => undefined);
}
