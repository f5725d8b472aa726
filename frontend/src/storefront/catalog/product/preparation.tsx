import { chakra } from '@chakra-ui/react';
import {
  describePreparation,
  longestDays,
  promisedDay,
  READY_DAYS,
  READY_WORDS,
  timeOfPiece,
  type PreparationTime,
} from '@contract/orders/preparation.js';
import { useHydrated } from '../../../lib/rendering/use-hydrated.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useSiteTexts } from '../../../lib/site/use-site-texts.js';

interface PreparationProps {
  /** The days of the piece's own; null for the shop's time. */
  readonly ownDays: number | null;
}

/** The finished page of the server may be days old: it keeps the place of the day, which the browser shows. */
export function Preparation({ ownDays }: PreparationProps) {
  const isHydrated = useHydrated();
  const now = useNow();
  const shop = useSiteTexts().copy?.preparation;
  if (shop === undefined) return null;
  const isReady = ownDays === READY_DAYS;
  const day = promisedDay(now, isReady ? READY_DAYS : longestDays(timeOfPiece(ownDays, shop)));
  return (
    <>
      <span>{isReady ? READY_WORDS : inCapitals(timeOfPiece(ownDays, shop))}</span>
      <chakra.span visibility={isHydrated ? 'visible' : 'hidden'}>
        ; bugün sipariş verirseniz en geç {day}
        {isReady && ' günü yola çıkar'}
      </chakra.span>
    </>
  );
}

function inCapitals(time: PreparationTime): string {
  const [first = '', ...rest] = describePreparation(time);
  return first.toLocaleUpperCase('tr') + rest.join('');
}
