import { browserPage } from '../../../lib/browser-page.js';
import { OFFLINE_PAGE } from '../offline/offline-page.js';

/**
 * Whether the camera is allowed to this document: the policy came with the address from which it was loaded, which is
 * another one after moving here from another section.
 */
export function isCameraAllowed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded === undefined) return true;
  return new URL(loaded.name).pathname.replace(/\/$/, '') === OFFLINE_PAGE.scope;
}

/** Loads the page anew with the scanner open, so that its own policy applies. */
export function reloadForCamera(): void {
  browserPage.leaveFor(`${OFFLINE_PAGE.scope}?${SCANNER_PARAM}=1`);
}

/** Part of the address while the scanner is open, so that Back closes it and a reload brings it back. */
export const SCANNER_PARAM = 'tara';
