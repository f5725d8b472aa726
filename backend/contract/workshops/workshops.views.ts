import type { ProgramSlot } from './program-slot.js';
import type { SessionTexts } from './session-fields.js';
import type { SessionTimes } from './session.js';

/** A workshop session as visitors see it. */
export interface WorkshopSessionView extends SessionTimes, SessionTexts {
  readonly id: string;
  readonly priceKurus: number;
  /** The price to cross out, which is higher; null while the price is not reduced. */
  readonly priorPriceKurus: number | null;
  /** The student price in kuruş; always set, see `studentPriceKurus`. */
  readonly studentPriceKurus: number;
  readonly capacity: number;
  /** Seats that are neither booked nor held; never below 0. */
  readonly available: number;
  /** A workshop for children, each of whom comes with a responsible adult. */
  readonly isForChildren: boolean;
  readonly program: ProgramSlot | null;
}
