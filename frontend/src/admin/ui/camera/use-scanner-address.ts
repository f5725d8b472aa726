import type { CameraPage } from '@contract/pages/camera-pages.js';
import { useAddressParams } from '../../../lib/navigation/use-address-params.js';
import { isCameraAllowed, reloadForCamera, SCANNER_PARAM } from './camera-document.js';

/** Whether the scanner of a page is open, which is part of the address: a reload brings it back. */
export function useScannerAddress(page: CameraPage) {
  const [params, setParams] = useAddressParams();
  const show = (isShown: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (isShown) next.set(SCANNER_PARAM, '1');
        else next.delete(SCANNER_PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    isOpen: params.get(SCANNER_PARAM) !== null,
    open: () => {
      if (isCameraAllowed() || !navigator.onLine) show(true);
      else reloadForCamera(page);
    },
    close: () => show(false),
  };
}
