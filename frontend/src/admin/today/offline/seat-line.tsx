import { chakra } from '@chakra-ui/react';
import { Undo2, UserCheck } from 'lucide-react';
import { seatName } from '@contract/attendance/offline/seat-name.js';
import type { SnapshotBooking, SnapshotSeat } from '@contract/attendance/offline/today-snapshot.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { seatWords } from './seat-words.js';
import { useAttendance } from './use-attendance.js';

interface SeatLineProps {
  readonly booking: SnapshotBooking;
  readonly seat: SnapshotSeat;
  /** When the seat was as it says. */
  readonly knownAt: string;
  /** Of a scanned ticket. */
  readonly ticketKey?: string;
  /** False for guests of another day. */
  readonly isOpen?: boolean;
}

/** A guest by first name and initial, with what is noted and the one tap that notes it. */
export function SeatLine({ booking, seat, knownAt, ticketKey, isOpen = true }: SeatLineProps) {
  const { record, stateOf, presenceOf } = useAttendance(knownAt);
  const place = { bookingId: booking.bookingId, position: seat.position };
  const { presence, at } = presenceOf({ ...seat, ...place });
  const words = seatWords({ presence, at, state: stateOf(place) });
  const name = seatName(booking, seat);
  const note = (kind: 'came' | 'came_undone' | 'no_show_undone') =>
    void record({
      ...{ ...place, kind },
      ...(ticketKey !== undefined && kind === 'came' ? { ticketKey } : {}),
    });
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      py="3"
      borderTopWidth="1px"
      css={{ '&:first-of-type': { borderTopWidth: '0' } }}
    >
      <chakra.div flex="1" minW="0">
        <chakra.div fontWeight="650">{name}</chakra.div>
        <Marks booking={booking} seat={seat} />
        <chakra.div
          role="status"
          mt="1"
          textStyle="sm"
          color={words.tone === null ? 'fg.subtle' : `${words.tone}.fg`}
        >
          {words.text}
        </chakra.div>
      </chakra.div>
      {isOpen && presence === 'expected' && (
        <Button
          size="md"
          icon={<Icon as={UserCheck} />}
          aria-label={`${name} geldi`}
          onClick={() => note('came')}
        >
          Geldi
        </Button>
      )}
      {isOpen && presence !== 'expected' && (
        <Button
          size="md"
          variant="outline"
          icon={<Icon as={Undo2} />}
          aria-label={`${name}: geri al`}
          onClick={() => note(presence === 'came' ? 'came_undone' : 'no_show_undone')}
        >
          Geri Al
        </Button>
      )}
    </chakra.li>
  );
}

function Marks({ booking, seat }: { readonly booking: SnapshotBooking; readonly seat: SnapshotSeat }) {
  const marks = [
    seat.needsProof && 'Öğrenci belgesi sorulacak',
    seat.isChild && 'Çocuk',
    seat.hasNeeds && 'Alerji ya da ihtiyaç var',
    booking.isUnpaid && 'Ödenmedi',
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1.5" mt="1">
      {marks.map((mark) => (
        <Badge key={mark} tone="warning">
          {mark}
        </Badge>
      ))}
    </chakra.div>
  );
}
