import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddressParams } from '../../../lib/use-address-params.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { isCameraAllowed, reloadForCamera, SCANNER_PARAM } from './camera-document.js';

const TicketScanner = lazy(async () => ({ default: (await import('./ticket-scanner.js')).TicketScanner }));

/** Opens the scanner, which is part of the address: a reload brings it back. */
export function ScanButton() {
  const [params, setParams] = useAddressParams();
  const isOpen = params.get(SCANNER_PARAM) !== null;
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
  const open = () => {
    if (isCameraAllowed() || !navigator.onLine) show(true);
    else reloadForCamera();
  };
  return (
    <>
      <Button icon={<Icon as={ScanQrCode} />} onClick={open}>
        Bilet Tara
      </Button>
      {isOpen && (
        <Suspense>
          <TicketScanner onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
