import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { useScannerAddress } from '../../ui/camera/use-scanner-address.js';
import { OFFLINE_PAGE } from '../offline/offline-page.js';

const TicketScanner = lazy(async () => ({ default: (await import('./ticket-scanner.js')).TicketScanner }));

/** Opens the scanner of tickets. */
export function ScanButton() {
  const { isOpen, open, close } = useScannerAddress(OFFLINE_PAGE.scope);
  return (
    <>
      <Button icon={<Icon as={ScanQrCode} />} onClick={open}>
        Bilet Tara
      </Button>
      {isOpen && (
        <Suspense>
          <TicketScanner onClose={close} />
        </Suspense>
      )}
    </>
  );
}
