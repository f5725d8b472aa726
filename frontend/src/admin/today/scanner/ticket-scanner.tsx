import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Viewfinder } from '../../ui/camera/viewfinder.js';
import { NumberForm } from './number-form.js';
import { ScanResult } from './scan-result.js';
import { useScan } from './use-scan.js';

interface TicketScannerProps {
  readonly onClose: () => void;
}

/** Scans tickets one after the other. Whoever cannot scan types the number of the ticket. */
export function TicketScanner({ onClose }: TicketScannerProps) {
  const scan = useScan();
  return (
    <Dialog open onClose={onClose} title="Bilet Tara" fullScreenOnPhone>
      <chakra.div display="grid" gap="5">
        <Viewfinder
          isReading={scan.verdict === null}
          onCode={scan.readCode}
          hint="Biletteki kare kodu kameraya tutun."
          otherwise="Bilet numarasını yazın."
        />
        {scan.verdict === null ? (
          <NumberForm onNumber={scan.readNumber} />
        ) : (
          <>
            <ScanResult verdict={scan.verdict} />
            <Button size="lg" block autoFocus onClick={scan.next}>
              Sıradaki Bilet
            </Button>
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
