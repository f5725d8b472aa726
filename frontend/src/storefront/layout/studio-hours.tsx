import { chakra } from '@chakra-ui/react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { StudioView } from '@contract/studio/studio-profile.js';
import { useHydrated } from '../../lib/rendering/use-hydrated.js';
import type { OpenNowProps } from './open-now.js';

const OpenNow = lazy<ComponentType<OpenNowProps>>(() =>
  import('./open-now.js').then(
    (loaded) => ({ default: loaded.OpenNow }),
    () => ({ default: Nothing }),
  ),
);

interface StudioHoursProps {
  readonly studio: StudioView;
}

/**
 * When the studio's door is open. What depends on the present minute comes later, because pages from the server are kept
 * for longer and no first visit should wait for its code.
 */
export function StudioHours({ studio }: StudioHoursProps) {
  const isHydrated = useHydrated();
  if (studio.hours.length === 0) return null;
  return (
    <div>
      {studio.hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {/* Keeps the place of a line, so that nothing moves when it comes. */}
      <chakra.div minH="1lh">
        {isHydrated && (
          <Suspense>
            <OpenNow hours={studio} />
          </Suspense>
        )}
      </chakra.div>
    </div>
  );
}

/** The hours are still told when the code for the present minute could not be loaded. */
function Nothing() {
  return null;
}
