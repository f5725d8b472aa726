import { chakra } from '@chakra-ui/react';
import { Note } from '../../../ui/note.js';
import { type CameraState, useCamera } from './use-camera.js';

interface ViewfinderProps {
  /** While false the picture is hidden, and nothing is read; the camera stays on, so that the next code is read at once. */
  readonly isReading: boolean;
  readonly onCode: (text: string) => void;
  /** What is to be held before the camera. */
  readonly hint: string;
  /** What to do without a camera: 'Bilet numarasını yazın.' */
  readonly otherwise: string;
}

/** The camera's picture, from which codes are read; without a camera it says why, and what to do instead. */
export function Viewfinder({ isReading, onCode, hint, otherwise }: ViewfinderProps) {
  const { video, state } = useCamera({ isReading, onCode });
  return (
    <div hidden={!isReading}>
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
          {hint}
        </chakra.p>
      ) : (
        <Note tone={state === 'starting' ? 'neutral' : 'warning'} role="status">
          {state === 'starting' ? TROUBLES.starting : `${TROUBLES[state]} ${otherwise}`}
        </Note>
      )}
    </div>
  );
}

const TROUBLES: Readonly<Record<Exclude<CameraState, 'running'>, string>> = {
  starting: 'Kamera açılıyor…',
  denied: 'Kameraya izin verilmedi; tarayıcının adres çubuğundan izin verebilirsiniz.',
  missing: 'Kamera açılamadı.',
};
