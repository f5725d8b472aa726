import { chakra } from '@chakra-ui/react';
import { formatDay } from '@contract/common/dates.js';
import type { DoorTicket } from '@contract/attendance/offline/today-snapshot.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Note } from '../../../../ui/note.js';
import { TextAnchor } from '../../../../ui/text-link.js';
import { CheckInSeat } from './check-in-seat.js';

interface CheckInProps {
  readonly bookingId: string;
  readonly ticketKey: string;
  /** The name of the helper's phone. */
  readonly device: string;
}

/** The check-in of this ticket, for a helper who is signed in. Whoever is not sees nothing of it. */
export function CheckIn({ bookingId, ticketKey, device }: CheckInProps) {
  const query = trpc.admin.attendance.ticket.useQuery(
    { bookingId, ticketKey },
    { retry: false, staleTime: 0 },
  );
  const { data: ticket } = query;
  if (ticket === undefined || ticket.booking === null) return null;
  return (
    <chakra.section
      aria-label="Giriş"
      p="5"
      borderWidth="2px"
      borderColor="success.solid"
      borderRadius="lg"
      bg="bg.panel"
      _print={{ display: 'none' }}
    >
      <chakra.h2 textStyle="h4">Giriş</chakra.h2>
      <Seats ticket={ticket} ticketKey={ticketKey} device={device} />
      <chakra.p mt="3" textStyle="sm" color="fg.muted">
        Bunu yalnızca siz görüyorsunuz. <TextAnchor href="/admin/bugun">Bugünün listesi</TextAnchor>
      </chakra.p>
    </chakra.section>
  );
}

function Seats({ ticket, ...rest }: { readonly ticket: DoorTicket } & Omit<CheckInProps, 'bookingId'>) {
  const { booking, session, today } = ticket;
  if (booking === null) return null;
  if (session.date !== today) {
    return (
      <Note tone="warning">
        Bu bilet bugün için değil: {formatDay(session.date)}, {session.startTime}.
      </Note>
    );
  }
  return (
    <chakra.ul listStyleType="none">
      {booking.seats.map((seat) => (
        <CheckInSeat key={seat.position} booking={booking} seat={seat} {...rest} />
      ))}
    </chakra.ul>
  );
}
