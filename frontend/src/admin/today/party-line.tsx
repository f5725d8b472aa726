import { chakra } from '@chakra-ui/react';
import { CheckCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type KnownSeat, type SeatAt, seatKey } from '@contract/attendance/offline/seat-presence.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import type { Attendance } from './offline/use-attendance.js';

interface PartyLineProps {
  readonly bookedBy: string;
  /** Of everybody who comes together. */
  readonly seats: readonly (SeatAt & KnownSeat)[];
  readonly attendance: Attendance;
}

/**
 * Lets in all of a party who are still expected, with one touch. Taking it back brings back those whom this touch let
 * in, and nobody who had come before.
 */
export function PartyLine({ bookedBy, seats, attendance }: PartyLineProps) {
  const [letIn, setLetIn] = useState<readonly string[]>([]);
  const { record, presenceOf } = attendance;
  const expected = seats.filter((seat) => presenceOf(seat).presence === 'expected');
  const here = seats.filter((seat) => presenceOf(seat).presence === 'came');
  const undoable = here.filter((seat) => letIn.includes(seatKey(seat)));
  const note = (kind: 'came' | 'came_undone', which: readonly SeatAt[]) => {
    const places = which.map(({ bookingId, position }) => ({ bookingId, position }));
    setLetIn(kind === 'came' ? places.map(seatKey) : []);
    void record(...places.map((place) => ({ ...place, kind })));
  };
  return (
    <chakra.div display="flex" alignItems="center" gap="3" minH="target">
      <chakra.p flex="1" minW="0" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {bookedBy} · {seats.length}&nbsp;kişi{here.length > 0 && `, ${here.length} burada`}
      </chakra.p>
      {expected.length > 1 ? (
        <Button
          variant="outline"
          icon={<Icon as={CheckCheck} />}
          aria-label={`${bookedBy}: hepsi geldi (${expected.length})`}
          onClick={() => note('came', expected)}
        >
          Hepsi Geldi ({expected.length})
        </Button>
      ) : (
        undoable.length > 0 && (
          <Button
            variant="outline"
            icon={<Icon as={Undo2} />}
            aria-label={`${bookedBy}: hepsini geri al (${undoable.length})`}
            onClick={() => note('came_undone', undoable)}
          >
            Hepsini Geri Al ({undoable.length})
          </Button>
        )
      )}
    </chakra.div>
  );
}
