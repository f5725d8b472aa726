import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Note } from '../../../ui/note.js';
import { NumberForm } from './number-form.js';
import { ScanResult } from './scan-result.js';
import { type CameraState, useCamera } from './use-camera.js';
import { type Scan, useScan } from './use-scan.js';

interface TicketScannerProps {
  readonly onClose: () => void;
}

/** Scans tickets one after the other. Whoever cannot scan types the number of the ticket. */
export function TicketScanner({ onClose }: TicketScannerProps) {
  const scan = useScan();
  return (
    <Dialog open onClose={onClose} title="Bilet Tara" fullScreenOnPhone>
      <chakra.div display="grid" gap="5">
        <Viewfinder scan={scan} />
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

const TROUBLES: Readonly<Record<Exclude<CameraState, 'running'>, string>> = {
  starting: 'Kamera açılıyor…',
  denied: 'Kameraya izin verilmedi. Tarayıcının adres çubuğundan izin verin ya da bilet numarasını yazın.',
  missing: 'Kamera açılamadı. Bilet numarasını yazın.',
};

/** The camera stays on behind an answer, so that the next ticket is read at once. */
function Viewfinder({ scan: { verdict, readCode } }: { readonly scan: Scan }) {
  const { video, state } = useCamera({ isReading: verdict === null, onCode: readCode });
  return (
    <div hidden={verdict !== null}>
      <chakra.video
        ref={video}
        hidden={state !== 'running'}
        muted
        playsInline
        aria-label="Kamera görüntüsü"
        w="full"
        maxH="52dvh"
        objectFit="cover"
        borderRadius="lg"
        bg="bg.inverted"
      />
      {state === 'running' ? (
        <chakra.p mt="3" textAlign="center" color="fg.muted">
          Biletteki kare kodu kameraya tutun.
        </chakra.p>
      ) : (
        <Note tone={state === 'starting' ? 'neutral' : 'warning'} role="status">
          {TROUBLES[state]}
        </Note>
      )}
    </div>
  );
}
