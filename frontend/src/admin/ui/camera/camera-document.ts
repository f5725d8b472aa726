import { type CameraPage, isCameraPage } from '@contract/pages/camera-pages.js';
import { browserPage } from '../../../lib/navigation/browser-page.js';

/**
 * Whether the camera is allowed to this document: the policy came with the address from which it was loaded, which is
 * another one after moving here from another section.
 */
export function isCameraAllowed(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || isCameraPage(new URL(loaded.name).pathname);
}

/** Loads the page anew with the scanner open, so that its own policy applies. */
export function reloadForCamera(page: CameraPage): void {
  browserPage.leaveFor(`${page}?${SCANNER_PARAM}=1`);
}

/** Part of the address while the scanner is open, so that Back closes it and a reload brings it back. */
export const SCANNER_PARAM = 'tara';
