import { ScanQrCode } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Icon } from '../../../ui/icon.js';
import { IconButton } from '../../../ui/icon-button.js';
import { useScannerAddress } from '../../ui/camera/use-scanner-address.js';

const LabelScanner = lazy(async () => ({ default: (await import('./label-scanner.js')).LabelScanner }));

interface ScanLabelButtonProps {
  readonly onCode: (code: string) => Promise<string | null>;
}

/** Opens the camera for price labels. */
export function ScanLabelButton({ onCode }: ScanLabelButtonProps) {
  const { isOpen, open, close } = useScannerAddress('/admin/tezgah');
  return (
    <>
      <IconButton aria-label="Etiket Okut" variant="outline" onClick={open}>
        <Icon as={ScanQrCode} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <LabelScanner onCode={onCode} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
