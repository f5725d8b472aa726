import { chakra } from '@chakra-ui/react';
import { CalendarDays, UserPlus } from 'lucide-react';
import { Fragment, useId } from 'react';
import type { AttendedSession, ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { hasBegun, isOver } from '@contract/workshops/session.js';
import { useNow } from '../../lib/time/use-now.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Badge } from '../../ui/badge.js';
import { Icon } from '../../ui/icon.js';
import { adminPaths } from '../lib/admin-paths.js';
import { useMay } from '../lib/use-may.js';
import { GuestRow } from './guest-row.js';
import { isFound, nameOfGuest } from './guest-name.js';
import { PartyLine } from './party-line.js';
import type { Attendance } from './offline/use-attendance.js';
import { type Counts, countGuests } from './presence.js';

interface SessionGuestsProps {
  readonly session: AttendedSession;
  readonly attendance: Attendance;
  readonly search: string;
  /** Of today. */
  readonly isOpen: boolean;
  readonly onAddGuests: (sessionId: string) => void;
}

/** A session with its guests: how many are expected, here and missing, and each of them. */
export function SessionGuests({ session, attendance, search, isOpen, onAddGuests }: SessionGuestsProps) {
  const titleId = useId();
  const isBegun = hasBegun(session, useNow());
  const mayNote = useMay('today.checkIn');
  const { guests, title, isForChildren, startTime, endTime, seatsTakenElsewhere, overbookedSeats } = session;
  const presence = (guest: ExpectedGuest) => attendance.presenceOf(guest).presence;
  const shown = search === '' ? guests : guests.filter((guest) => isFound({ guest, guests }, search));
  if (search !== '' && shown.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <chakra.header px={{ base: '4', md: '5' }} py="4">
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
          <chakra.span fontFamily="heading" fontSize="1.75rem" lineHeight="1.1">
            {startTime}
          </chakra.span>
          <chakra.span textStyle="sm" color="fg.subtle">
            – {endTime}
          </chakra.span>
          {isForChildren && <Badge>Çocuk atölyesi</Badge>}
          {overbookedSeats > 0 && <Badge tone="danger">{overbookedSeats} kişi fazla</Badge>}
        </chakra.div>
        <chakra.h2 id={titleId} textStyle="h4" mt="1" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <Figures counts={countGuests(guests, presence)} />
        {seatsTakenElsewhere > 0 && (
          <chakra.p textStyle="sm" color="fg.muted" mt="2">
            Panel dışından yazılmış {seatsTakenElsewhere} kişi daha var.
          </chakra.p>
        )}
        <SessionActions session={session} onAddGuests={onAddGuests} />
      </chakra.header>
      {guests.length === 0 && seatsTakenElsewhere === 0 && (
        <chakra.p px={{ base: '4', md: '5' }} pb="4" color="fg.muted">
          Henüz kimse kayıtlı değil.
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" aria-label={`${title} misafirleri`}>
        {shown.map((guest) => (
          <Fragment key={`${guest.bookingId} ${guest.position}`}>
            {mayNote && isOpen && <Party {...{ guest, session, shown, attendance }} />}
            <GuestRow
              {...{ guest, attendance, isOpen, hasBegun: isBegun, name: nameOfGuest(guest, guests) }}
            />
          </Fragment>
        ))}
      </chakra.ul>
    </Card>
  );
}

interface PartyProps extends Pick<SessionGuestsProps, 'session' | 'attendance'> {
  readonly guest: ExpectedGuest;
  readonly shown: readonly ExpectedGuest[];
}

/** Above the first guest of an order for several, as long as all of them are shown. */
function Party({ guest, session, shown, attendance }: PartyProps) {
  const seats = session.guests.filter(
    ({ orderId, isCancelled }) => orderId === guest.orderId && !isCancelled,
  );
  if (seats[0] !== guest || seats.length < 2 || !seats.every((seat) => shown.includes(seat))) return null;
  return (
    <chakra.li py="2" px={{ base: '4', md: '5' }} borderTopWidth="1px" bg="bg.subtle">
      <PartyLine bookedBy={guest.bookedBy} {...{ seats, attendance }} />
    </chakra.li>
  );
}

const Card = chakra('section', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', overflow: 'hidden' },
});

/** The numbers in words, and how full the room is. */
function Figures({ counts }: { readonly counts: Counts }) {
  const { expected, here, missing, noShows } = counts;
  const share = (part: number) => `${expected === 0 ? 0 : (part / expected) * 100}%`;
  return (
    <>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="3">
        <Figure name="beklenen" value={expected} />
        <Figure name="burada" value={here} color="success.fg" />
        <Figure name="henüz yok" value={missing} />
        {noShows > 0 && <Figure name="gelmedi" value={noShows} color="danger.fg" />}
      </chakra.dl>
      <chakra.div
        aria-hidden="true"
        display="flex"
        h="2.5"
        mt="2"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <Part bg="success.solid" style={{ width: share(here) }} />
        <Part bg="danger.solid" style={{ width: share(noShows) }} />
      </chakra.div>
    </>
  );
}

const Part = chakra('div', { base: { h: 'full', transition: 'width 300ms' } });

interface FigureProps {
  readonly name: string;
  readonly value: number;
  readonly color?: string;
}

function Figure({ name, value, color = 'fg' }: FigureProps) {
  return (
    <chakra.div display="flex" flexDirection="row-reverse" alignItems="baseline" gap="1.5">
      <chakra.dt textStyle="sm" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="700" fontSize="1.125rem" color={color}>
        {value}
      </chakra.dd>
    </chakra.div>
  );
}

function SessionActions({ session, onAddGuests }: Pick<SessionGuestsProps, 'session' | 'onAddGuests'>) {
  const hasEnded = isOver(session, useNow());
  const maySeeCalendar = useMay('calendar.read');
  const mayBook = useMay('bookings.change');
  const { sessionId, title, date } = session;
  if (!maySeeCalendar) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3" ms="-3">
      {mayBook && !hasEnded && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon as={UserPlus} size="sm" />}
          aria-label={`Kişi Ekle: ${title}`}
          onClick={() => onAddGuests(sessionId)}
        >
          Kişi Ekle
        </Button>
      )}
      <ButtonLink
        variant="ghost"
        size="sm"
        icon={<Icon as={CalendarDays} size="sm" />}
        aria-label={`Takvimde Gör: ${title}`}
        to={`${adminPaths.workshops}?gun=${date}`}
      >
        Takvimde Gör
      </ButtonLink>
    </chakra.div>
  );
}
