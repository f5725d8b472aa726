import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { studioDate, studioMinute } from '@contract/common/dates.js';
import { describeClosedDays, isOpenAt } from '@contract/studio/opening-hours.js';
import type { StudioView } from '@contract/studio/studio-profile.js';

const MINUTE_MS = 60_000;

interface StudioHoursProps {
  readonly studio: StudioView;
}

/** When the studio's door is open: the week, the days on which it stays closed soon, and whether it is open now. */
export function StudioHours({ studio }: StudioHoursProps) {
  const minute = useStudioMinute();
  const now = minute === null ? null : { date: minute.slice(0, 10), time: minute.slice(11) };
  const closedDays = now === null ? [] : describeClosedDays(studio.closedDays, now.date);
  if (studio.hours.length === 0) return null;
  return (
    <div>
      {studio.hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {closedDays.map((line) => (
        <chakra.p key={line} color="fg.invertedMuted">
          {line}
        </chakra.p>
      ))}
      {now !== null && (
        <chakra.p color="fg.invertedMuted">
          {isOpenAt(studio, now.date, now.time) ? 'Şu an açığız.' : 'Şu an kapalıyız.'}
        </chakra.p>
      )}
    </div>
  );
}

/** Returns the minute of the studio's clock; null on the server, whose pages are kept for longer than a minute. */
function useStudioMinute(): string | null {
  return useSyncExternalStore(onEachMinute, currentMinute, () => null);
}

function currentMinute(): string {
  const now = new Date();
  return `${studioDate(now)}T${studioMinute(now).slice(11)}`;
}

function onEachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}
