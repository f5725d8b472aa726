import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { studioMinute } from '@contract/common/dates.js';
import { describeClosedDays, isOpenAt, type OpeningHours } from '@contract/studio/opening-hours.js';

const MINUTE_MS = 60_000;

export interface OpenNowProps {
  readonly hours: OpeningHours;
}

/** The days on which the studio stays closed soon, and whether it is open now. */
export function OpenNow({ hours }: OpenNowProps) {
  const minute = useSyncExternalStore(onEachMinute, () => studioMinute(new Date()));
  const [date = '', time = ''] = minute.split('T');
  const lines = [
    ...describeClosedDays(hours.closedDays, date),
    isOpenAt(hours, date, time) ? 'Şu an açığız.' : 'Şu an kapalıyız.',
  ];
  return lines.map((line) => (
    <chakra.p key={line} color="fg.invertedMuted">
      {line}
    </chakra.p>
  ));
}

function onEachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
}
