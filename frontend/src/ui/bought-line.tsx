import { chakra } from '@chakra-ui/react';
import { formatDateWithWeekday, formatTimeRange } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { BoughtItem, LineOutcome } from '@contract/orders/order.views.js';
import type { SessionTimes } from '@contract/workshops/session.js';
import { Badge } from './badge.js';
import { ResponsivePicture } from './responsive-picture.js';
import { StudentBadge } from './student-badge.js';
import { VisuallyHidden } from './visually-hidden.js';

/** A line that is being bought has no outcome yet. */
type BoughtLineProps = BoughtItem & Partial<LineOutcome>;

/** A line of an order that is being placed or was placed, without controls. */
export function BoughtLine(props: BoughtLineProps) {
  const { name, picture, session, quantity, isStudent, regularPriceKurus, unitPriceKurus, totalKurus } =
    props;
  const { movedFrom = null } = props;
  return (
    <chakra.li display="grid" gridTemplateColumns="56px minmax(0, 1fr)" gap="3" py="3" textStyle="note">
      <chakra.div boxSize="56px" borderRadius="sm" overflow="hidden" bg="bg.picture">
        <ResponsivePicture picture={picture} sizes="56px" alt="" />
      </chakra.div>
      <chakra.div lineHeight="1.4" alignSelf="center">
        <Pair>
          <span>{name}</span>
          <chakra.span whiteSpace="nowrap">{formatTl(totalKurus)}</chakra.span>
        </Pair>
        {session !== null && (
          <Pair textStyle="sm" color="fg.subtle">
            <SessionOfLine {...session} isMoved={movedFrom !== null} />
            {isStudent && <PriceBefore kurus={regularPriceKurus * quantity} />}
          </Pair>
        )}
        <chakra.span display="block" textStyle="sm" color="fg.subtle">
          {quantity} {session === null ? 'adet' : 'yer'}
          {quantity > 1 && ` × ${formatTl(unitPriceKurus)}`}
        </chakra.span>
        {movedFrom !== null && (
          <chakra.span display="block" textStyle="sm" color="fg.subtle">
            Eski tarihi:{' '}
            <s>
              {formatDateWithWeekday(movedFrom.date)},{' '}
              {formatTimeRange(movedFrom.startTime, movedFrom.endTime)}
            </s>
          </chakra.span>
        )}
        {isStudent && (
          <chakra.span display="block" mt="1.5">
            <StudentBadge />
          </chakra.span>
        )}
        <Outcome {...props} />
      </chakra.div>
    </chakra.li>
  );
}

const Pair = chakra('span', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } });

function PriceBefore({ kurus }: { readonly kurus: number }) {
  return (
    <chakra.span whiteSpace="nowrap">
      <VisuallyHidden>Önceki fiyat: </VisuallyHidden>
      <s>{formatTl(kurus)}</s>
    </chakra.span>
  );
}

function Outcome({ isCancelled = false, refundRequestedKurus = 0 }: Partial<LineOutcome>) {
  if (!isCancelled && refundRequestedKurus === 0) return null;
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" mt="1.5" textStyle="sm">
      {isCancelled && <Badge tone="danger">İptal edildi</Badge>}
      {refundRequestedKurus > 0 && <span>İadesi: {formatTl(refundRequestedKurus)}</span>}
    </chakra.span>
  );
}

function SessionOfLine({ date, startTime, endTime, isMoved }: SessionTimes & { readonly isMoved: boolean }) {
  return (
    <span>
      {isMoved && 'Yeni tarihi: '}
      {formatDateWithWeekday(date)},{' '}
      <chakra.span whiteSpace="nowrap">{formatTimeRange(startTime, endTime)}</chakra.span>
    </span>
  );
}
