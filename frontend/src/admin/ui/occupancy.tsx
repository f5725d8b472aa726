import { chakra } from '@chakra-ui/react';

interface OccupancyProps {
  readonly capacity: number;
  /** Seats that are neither booked nor held by a buyer who is paying. */
  readonly freeSeats: number;
  /** The booked seats, when they are known apart from the held ones. */
  readonly bookedSeats?: number;
  /** Seats beyond the capacity that the studio gave knowingly. */
  readonly overbookedSeats?: number;
}

interface OccupancyAppearance {
  readonly bar: string;
  readonly ink: string;
  readonly word: string;
}

/** Specification 2, section 9: red at none or fewer free, yellow at two or fewer, else green. */
export function occupancyAppearance(freeSeats: number): OccupancyAppearance {
  if (freeSeats <= 0) return { bar: 'danger.solid', ink: 'danger.fg', word: 'Dolu' };
  if (freeSeats <= 2) return { bar: 'warning.solid', ink: 'warning.fg', word: `Son ${freeSeats} yer` };
  return { bar: 'success.solid', ink: 'success.fg', word: `${freeSeats} yer boş` };
}

/** Shows the occupancy of a session in words, figures and a bar. */
export function Occupancy({ capacity, freeSeats, bookedSeats, overbookedSeats = 0 }: OccupancyProps) {
  const { bar, ink, word } = occupancyAppearance(freeSeats);
  const taken = bookedSeats ?? Math.max(0, capacity - freeSeats);
  const percent = capacity === 0 ? 100 : Math.min(100, (taken / capacity) * 100);
  return (
    <div>
      <chakra.p display="flex" justifyContent="space-between" gap="3" textStyle="sm">
        <span>
          {taken}/{capacity} kişi
        </span>
        <chakra.span fontWeight="650" color={ink}>
          {overbookedSeats > 0 ? `${overbookedSeats} kişi fazla` : word}
        </chakra.span>
      </chakra.p>
      <chakra.div aria-hidden="true" h="2.5" mt="1.5" borderRadius="full" bg="bg.muted" overflow="hidden">
        <chakra.div h="full" borderRadius="full" bg={bar} style={{ width: `${percent}%` }} />
      </chakra.div>
    </div>
  );
}
