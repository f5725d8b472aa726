import { chakra } from '@chakra-ui/react';
import { formatDateWithWeekday, formatTimeRange } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { Picture } from '@contract/media/picture.js';
import type { SessionTimes } from '@contract/workshops/session.js';
import { Price } from './price.js';
import { ResponsivePicture } from './responsive-picture.js';
import { StudentBadge } from './student-badge.js';

interface BoughtLineProps {
  readonly name: string;
  readonly picture: Picture | null;
  /** Null for a piece. */
  readonly session: SessionTimes | null;
  readonly quantity: number;
  readonly isStudent: boolean;
  readonly regularPriceKurus: number;
  readonly unitPriceKurus: number;
  readonly totalKurus: number;
}

/** A line of an order that is being placed or was placed: nothing to change here. */
export function BoughtLine(props: BoughtLineProps) {
  const { name, picture, session, quantity, isStudent, regularPriceKurus, unitPriceKurus, totalKurus } =
    props;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="56px minmax(0, 1fr) auto"
      gap="3"
      alignItems={session === null ? 'center' : 'start'}
      py="3"
      textStyle="note"
      lineHeight="1.4"
    >
      <chakra.div boxSize="56px" borderRadius="sm" overflow="hidden" bg="bg.picture">
        <ResponsivePicture picture={picture} sizes="56px" alt="" />
      </chakra.div>
      <div>
        {name}
        {session !== null && <SessionOfLine {...session} />}
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          {quantity} {session === null ? 'adet' : 'yer'}
          {quantity > 1 && ` × ${formatTl(unitPriceKurus)}`}
        </chakra.span>
        {isStudent && (
          <chakra.span display="block" mt="1.5">
            <StudentBadge />
          </chakra.span>
        )}
      </div>
      <Price
        kurus={totalKurus}
        insteadOfKurus={isStudent ? regularPriceKurus * quantity : undefined}
        fontWeight="400"
        textAlign="end"
      />
    </chakra.li>
  );
}

function SessionOfLine({ date, startTime, endTime }: SessionTimes) {
  return (
    <chakra.span display="block" textStyle="sm" color="fg.subtle">
      {formatDateWithWeekday(date)},{' '}
      <chakra.span whiteSpace="nowrap">{formatTimeRange(startTime, endTime)}</chakra.span>
    </chakra.span>
  );
}
