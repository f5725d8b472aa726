import type { PreparationTime } from '../orders/preparation.js';

/** How orders are taken: how long pieces take, and how long and how much unpaid carts keep from others. */
export interface OrderRules {
  /** The time to make a piece on order. */
  readonly preparation: PreparationTime;
  /** The hour of the reminder on the day before a workshop, in Istanbul time. */
  readonly reminderHour: number;
  /** Hours for which seats that were booked by telephone wait for their payment. */
  readonly unpaidHours: number;
  /** Hours for which a seat that got free waits for the person of the waiting list to whom it is offered. */
  readonly offerHours: number;
  /** Minutes for which a new or renewed hold lasts, and a buyer has at the bank. */
  readonly holdMinutes: number;
  /** The greatest part of a stock or of a session's seats that unpaid carts of one network reserve, in percent. */
  readonly holdSharePercent: number;
  /** Pieces of one product that unpaid carts of one network reserve. */
  readonly piecesReservedOfProduct: number;
  /** The same of seats of one session. */
  readonly seatsReservedOfSession: number;
  /** Pieces and seats that unpaid carts of one network reserve in all. */
  readonly reservedPerNetwork: number;
  /** Reserved pieces and seats multiplied by minutes, for one network and day. */
  readonly unpaidMinutesPerNetwork: number;
  /** Pieces that large orders of one network may have at the bank at a time. */
  readonly piecesPerNetwork: number;
  /** The same of workshop seats. */
  readonly seatsPerNetwork: number;
}

/** The least and the most of each number; the environment's variables have the same limits. */
export const ORDER_LIMITS = {
  reminderHour: { min: 7, max: 21 },
  unpaidHours: { min: 1, max: 168 },
  offerHours: { min: 1, max: 72 },
  holdMinutes: { min: 1, max: 60 },
  holdSharePercent: { min: 1, max: 100 },
  piecesReservedOfProduct: { min: 1, max: 100_000 },
  seatsReservedOfSession: { min: 1, max: 100_000 },
  reservedPerNetwork: { min: 1, max: 100_000 },
  unpaidMinutesPerNetwork: { min: 1, max: 10_000_000 },
  piecesPerNetwork: { min: 1, max: 100_000 },
  seatsPerNetwork: { min: 1, max: 100_000 },
} as const satisfies Record<Exclude<keyof OrderRules, 'preparation'>, { min: number; max: number }>;
