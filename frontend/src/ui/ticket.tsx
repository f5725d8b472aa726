import { chakra } from '@chakra-ui/react';
import { GraduationCap } from 'lucide-react';
import type { TicketView } from '@contract/bookings/ticket.view.js';
import { formatDateWithWeekday, formatTimeRange } from '@contract/common/dates.js';
import { BookingStatusBadge } from './booking-status-badge.js';
import { Icon } from './icon.js';

/** What stands on the paper. */
type ShownTicket = Omit<TicketView, 'rules'>;

interface TicketProps {
  readonly ticket: ShownTicket;
  readonly titleAs?: 'h2' | 'h3';
}

/**
 * A booking in the shape of a paper ticket: the workshop at the left, the code for the entrance beyond the tear line.
 */
export function Ticket({ ticket, titleAs = 'h3' }: TicketProps) {
  const { shortId, status, title, date, startTime, endTime, place, guestName, seats, isStudent } = ticket;
  const Title = chakra[titleAs];
  const isValid = status === 'pending' || status === 'confirmed';
  return (
    <chakra.article
      aria-label={`Bilet ${shortId}`}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="lg"
      bg="bg.panel"
      overflow="hidden"
      breakInside="avoid"
    >
      <chakra.div p="6">
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap">
          <chakra.p textStyle="sm" color="fg.subtle">
            Bilet {shortId}
          </chakra.p>
          <BookingStatusBadge status={status} />
        </chakra.div>
        <Title textStyle="h3" mt="2" mb="1" overflowWrap="anywhere">
          {title}
        </Title>
        <p>
          {formatDateWithWeekday(date)},{' '}
          <chakra.span whiteSpace="nowrap">{formatTimeRange(startTime, endTime)}</chakra.span>
        </p>
        <chakra.p color="fg.muted">{place}</chakra.p>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {guestName} · {seats} kişilik
        </chakra.p>
        {isStudent && isValid && <StudentNote seats={seats} />}
      </chakra.div>
      {isValid && <Stub {...ticket} />}
    </chakra.article>
  );
}

function StudentNote({ seats }: Pick<TicketView, 'seats'>) {
  return (
    <chakra.p display="flex" gap="2" mt="3" textStyle="sm" color="fg.muted">
      <Icon as={GraduationCap} size="sm" />
      {seats > 1
        ? 'Öğrenci bileti. Herkes öğrenci belgesini yanına almayı unutmasın.'
        : 'Öğrenci bileti. Belgenizi yanınıza almayı unutmayın.'}
    </chakra.p>
  );
}

function Stub({ shortId, qr }: Pick<TicketView, 'shortId' | 'qr'>) {
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      alignContent="center"
      gap="2"
      p="5"
      borderColor="border.emphasized"
      borderStyle="dashed"
      borderWidth={{ base: '2px 0 0', md: '0 0 0 2px' }}
    >
      <chakra.svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        boxSize={{ base: '176px', md: '132px' }}
        role="img"
        aria-label={`Bilet karekodu: ${shortId}`}
        shapeRendering="crispEdges"
      >
        {/* Scanners need black on pure white, whatever the surrounding colours. */}
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </chakra.svg>
      <chakra.p textStyle="xs" fontWeight="400" color="fg.muted">
        Girişte gösterin
      </chakra.p>
    </chakra.div>
  );
}
