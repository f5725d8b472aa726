import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Note } from '../../../ui/note.js';
import { Viewfinder } from '../../ui/camera/viewfinder.js';

interface LabelScannerProps {
  /** Puts the piece of a code on the counter. Returns why it did not, or null. */
  readonly onCode: (code: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** Scans one price label; what it found lies on the counter then. Whoever cannot scan types into the search. */
export function LabelScanner({ onCode, onClose }: LabelScannerProps) {
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The same picture may be read once more before the screen has changed.
  const isTaken = useRef(false);
  const look = async (code: string) => {
    if (isTaken.current) return;
    isTaken.current = true;
    setLooking(true);
    const refusal = await onCode(code);
    setLooking(false);
    setProblem(refusal);
    if (refusal === null) onClose();
  };
  const again = () => {
    isTaken.current = false;
    setProblem(null);
  };
  return (
    <Dialog open onClose={onClose} title="Etiket Okut" fullScreenOnPhone>
      <chakra.div display="grid" gap="5">
        <Viewfinder
          isReading={!isLooking && problem === null}
          onCode={(code) => void look(code)}
          hint="Etiketteki kare kodu kameraya tutun."
          otherwise="Parçanın adını ya da etiketindeki adresi arama alanına yazın."
        />
        {isLooking && <Note role="status">Parça aranıyor…</Note>}
        {problem !== null && (
          <>
            <Note tone="warning" role="alert">
              {problem}
            </Note>
            <Button size="lg" block autoFocus onClick={again}>
              Yeniden Okut
            </Button>
          </>
        )}
        <Button variant="outline" block onClick={onClose}>
          Parçayı Yazarak Ara
        </Button>
      </chakra.div>
    </Dialog>
  );
}
