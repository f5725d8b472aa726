import { chakra } from '@chakra-ui/react';
import { Armchair, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { formatTl } from '@contract/common/money.js';
import { formatTimeRange, studioInstant } from '@contract/common/dates.js';
import { hasBegun, seatBadge, type SeatStatus, seatStatus } from '@contract/workshops/session.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { Badge } from '../../../ui/badge.js';
import { Icon } from '../../../ui/icon.js';
import { Price } from '../../../ui/price.js';
import { SessionBuy } from './session-buy.js';
import { SessionRules } from './session-rules.js';

interface SessionCardProps {
  readonly session: WorkshopSessionView;
  readonly now: Date;
}

export function SessionCard({ session, now }: SessionCardProps) {
  const titleId = useId();
  const { title, description, priceKurus, priorPriceKurus, studentPriceKurus } = session;
  const isBookable = !hasBegun(session, now);
  return (
    <chakra.article aria-labelledby={titleId} py="6" borderTopWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3" rowGap="1">
        <chakra.p fontFamily="heading" fontWeight="380" fontSize="1.375rem" lineHeight="1.2">
          {formatTimeRange(session.startTime, session.endTime)}
        </chakra.p>
        <SessionBadge session={session} now={now} />
      </chakra.div>
      <chakra.h4 id={titleId} textStyle="h4" mt="2">
        {title}
      </chakra.h4>
      {session.isForChildren && (
        <chakra.p textStyle="sm" fontWeight="650" mt="1">
          Çocuk atölyesi · her çocuk sorumlu bir yetişkinle gelir
        </chakra.p>
      )}
      <chakra.p color="fg.muted" mt="1" mb="4">
        {description}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <span>
          <Price kurus={priceKurus} insteadOfKurus={priorPriceKurus} />{' '}
          {studentPriceKurus < priceKurus && (
            <chakra.span textStyle="sm" color="fg.subtle" whiteSpace="nowrap">
              öğrenci {formatTl(studentPriceKurus)}
            </chakra.span>
          )}
        </span>
        {isBookable && <SessionBuy session={session} />}
      </chakra.div>
      {isBookable && <SessionRules program={session.program} />}
    </chakra.article>
  );
}

const APPEARANCES: Record<SeatStatus, { tone: 'success' | 'warning' | 'danger'; icon: LucideIcon }> = {
  free: { tone: 'success', icon: Armchair },
  few: { tone: 'warning', icon: Hourglass },
  full: { tone: 'danger', icon: CircleX },
};

function SessionBadge({ session, now }: SessionCardProps) {
  if (hasBegun(session, now)) {
    const isOver = studioInstant(session.date, session.endTime) <= now;
    return (
      <Badge>
        <Icon as={Clock} size="sm" />
        {isOver ? 'Geçti' : 'Başladı'}
      </Badge>
    );
  }
  const capitals = seatBadge(session.available);
  const { tone, icon } = APPEARANCES[seatStatus(session.available)];
  return (
    <Badge tone={tone} caps={capitals !== null}>
      <Icon as={icon} size="sm" />
      {capitals ?? `${session.available} yer var`}
    </Badge>
  );
}
