import { lazy, Suspense } from 'react';
import { doorDevice } from '../../../../lib/account/door-device.js';
import { useHydrated } from '../../../../lib/rendering/use-hydrated.js';

const CheckIn = lazy(async () => ({ default: (await import('./check-in.js')).CheckIn }));

interface DoorCheckInProps {
  readonly bookingId: string;
  readonly ticketKey: string;
}

/** Makes a ticket opened on a helper's phone the check-in. Nobody else loads any of it. */
export function DoorCheckIn(props: DoorCheckInProps) {
  const isHydrated = useHydrated();
  const device = isHydrated ? doorDevice() : null;
  return (
    device !== null && (
      <Suspense>
        <CheckIn {...props} device={device} />
      </Suspense>
    )
  );
}
