import { chakra } from '@chakra-ui/react';
import { ArrowLeft, CalendarClock, Printer } from 'lucide-react';
import { useState } from 'react';
import { formatDateWithWeekday, formatTimeRange, type LocalDate } from '@contract/common/dates.js';
import { formatPhone } from '@contract/common/phone.js';
import type { SessionGuest, SessionGuests } from '@contract/workshops/admin-sessions.views.js';
import { SEAT_BLOCK_LABELS, type SeatBlock } from '@contract/workshops/seat-block.js';
import { hasBegun } from '@contract/workshops/session.js';
import { trpc } from '../../lib/server/trpc.js';
import { useNow } from '../../lib/time/use-now.js';
import { Badge } from '../../ui/badge.js';
import { BookingStatusBadge } from '../../ui/booking-status-badge.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { daySheetAddress } from '../lib/print-address.js';
import { useReadNotices } from '../lib/use-read-notices.js';
import { RescheduleDialog } from '../ui/reschedule/reschedule-dialog.js';
import { NamedGuest } from '../ui/named-guest.js';
import { SectionHead } from '../ui/section-head.js';
import { useMay } from '../lib/use-may.js';

interface GuestListPageProps {
  readonly date: LocalDate;
  readonly onBack: () => void;
}

/** Lists the guests of a day by workshop, to be printed for the entrance. */
export function GuestListPage({ date, onBack }: GuestListPageProps) {
  const day = trpc.admin.workshops.guests.useQuery({ date });
  return (
    <>
      <SectionHead
        title="Misafir listesi"
        lead={formatDateWithWeekday(date)}
        actions={
          <OnScreen>
            <Button variant="outline" size="sm" icon={<Icon as={ArrowLeft} />} onClick={onBack}>
              Takvime Dön
            </Button>
            <ButtonLink
              variant="outline"
              size="sm"
              icon={<Icon as={Printer} />}
              to={daySheetAddress(date)}
              target="_blank"
            >
              Yazdır
            </ButtonLink>
          </OnScreen>
        }
      />
      {day.isError && (
        <ErrorState
          title="Misafirler yüklenemedi."
          retrying={day.isFetching}
          onRetry={() => void day.refetch()}
        />
      )}
      {day.isPending && <Skeleton h="24" />}
      {day.data?.length === 0 && <p>Bu gün workshop yok.</p>}
      {day.data?.map((session) => (
        <GuestList key={session.sessionId} session={session} />
      ))}
    </>
  );
}

const OnScreen = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } },
});

function GuestList({ session }: { readonly session: SessionGuests }) {
  const { sessionId, title, isForChildren, startTime, endTime, guests, blocks } = session;
  const { bookedSeats, overbookedSeats, capacity } = session;
  useReadNotices('session', sessionId);
  const [movedId, setMovedId] = useState<string | null>(null);
  const hasSessionBegun = hasBegun(session, useNow());
  const mayMove = useMay('bookings.change') && !hasSessionBegun;
  return (
    <chakra.section mb="8">
      <chakra.h3 textStyle="label" fontSize="1rem">
        {formatTimeRange(startTime, endTime)} · {title}
      </chakra.h3>
      <chakra.p textStyle="sm" color="fg.subtle" mb="2">
        {isForChildren && 'Çocuk atölyesi · '}
        {bookedSeats}/{capacity} kişi{' '}
        {overbookedSeats > 0 && <Badge tone="danger">{overbookedSeats} kişi fazla</Badge>}
      </chakra.p>
      {guests.length === 0 && blocks.length === 0 && (
        <chakra.p color="fg.muted">Henüz rezervasyon yok.</chakra.p>
      )}
      {guests.length > 0 && (
        <chakra.div overflowX="auto">
          <chakra.table w="full" aria-label={`${title}, ${formatTimeRange(startTime, endTime)}`}>
            <thead>
              <tr>
                <Head>
                  <chakra.span srOnly _print={{ srOnly: false }}>
                    Geldi
                  </chakra.span>
                </Head>
                <Head>Misafir</Head>
                <Head>Telefon</Head>
                <Head>Kişi</Head>
                <Head>Durum</Head>
              </tr>
            </thead>
            <tbody>
              {guests.map((guest) => (
                <GuestRow
                  key={guest.bookingId}
                  guest={guest}
                  {...(mayMove && { onMove: () => setMovedId(guest.bookingId) })}
                />
              ))}
            </tbody>
          </chakra.table>
        </chakra.div>
      )}
      {blocks.map((block) => (
        <chakra.p key={block.id} color="fg.muted" mt="2" overflowWrap="anywhere">
          {blockLine(block)}
        </chakra.p>
      ))}
      {movedId !== null && <RescheduleDialog bookingId={movedId} onClose={() => setMovedId(null)} />}
    </chakra.section>
  );
}

/** 'Panel dışından dolu: Ayşe Demir, 0532 123 45 67, 2 yer' */
function blockLine({ kind, name, phone, seats, note }: SeatBlock): string {
  const facts = [name, phone && formatPhone(phone), `${seats} yer`, note].filter(Boolean);
  return `${SEAT_BLOCK_LABELS[kind]}: ${facts.join(', ')}`;
}

interface GuestRowProps {
  readonly guest: SessionGuest;
  /** Left out where nobody can be moved any more. */
  readonly onMove?: () => void;
}

function GuestRow({ guest, onMove }: GuestRowProps) {
  const { bookingId, shortId, name, surname, phone, seats, namedGuests, isStudent, notes, status } = guest;
  const { listedSeats } = guest;
  const maySeeBooking = useMay('bookings.read');
  const fullName = `${name} ${surname}`;
  return (
    <tr>
      <Cell>
        <Tick aria-hidden="true" />
      </Cell>
      <Cell>
        {maySeeBooking ? <TextLink to={adminPaths.booking(bookingId)}>{fullName}</TextLink> : fullName}
        <chakra.p textStyle="sm" color="fg.subtle" overflowWrap="anywhere">
          {['#' + shortId, isStudent ? 'öğrenci' : '', notes].filter(Boolean).join(' · ')}
        </chakra.p>
        {namedGuests.map((named) => (
          <chakra.p key={named.position} textStyle="sm">
            <NamedGuest guest={named} />
          </chakra.p>
        ))}
        {onMove && status === 'confirmed' && (
          <OnScreen ms="-5">
            <Button
              variant="ghost"
              size="sm"
              icon={<Icon as={CalendarClock} size="sm" />}
              aria-label={`Başka Güne Al: ${fullName}`}
              onClick={onMove}
            >
              Başka Güne Al
            </Button>
          </OnScreen>
        )}
      </Cell>
      <Cell whiteSpace="nowrap">
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </Cell>
      <Cell fontWeight="700" whiteSpace="nowrap">
        {seats} kişi
      </Cell>
      <Cell>
        <BookingStatusBadge status={status} />
        {listedSeats > 0 && (
          <chakra.p mt="1">
            <Badge tone="warning">
              {listedSeats === seats ? 'Devredilecek' : `${listedSeats} yer devredilecek`}
            </Badge>
          </chakra.p>
        )}
      </Cell>
    </tr>
  );
}

const Head = chakra('th', {
  base: {
    textStyle: 'sm',
    fontWeight: '650',
    textAlign: 'start',
    py: '2',
    pe: '4',
    borderBottomWidth: '1px',
  },
});

const Cell = chakra('td', {
  base: { py: '2', pe: '4', verticalAlign: 'top', borderBottomWidth: '1px' },
});

/** A box to tick by hand on the printed list; on screen it would promise that something is kept. */
const Tick = chakra('span', {
  base: {
    display: 'none',
    _print: {
      display: 'inline-block',
      boxSize: '5',
      borderWidth: '1.5px',
      borderColor: 'fg',
      borderRadius: 'sm',
    },
  },
});
