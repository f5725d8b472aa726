import type { LocalDate } from '../common/dates.js';
import type { Difference } from './card-money.js';

/** What moved by card on a day, by both sides, in kuruş. */
export interface CardDayView {
  readonly day: LocalDate;
  /** ISO instant. */
  readonly readAt: string;
  readonly oursPaidKurus: number;
  readonly oursReturnedKurus: number;
  readonly theirsPaidKurus: number;
  readonly theirsReturnedKurus: number;
  /** iyzico's commission and fees. */
  readonly feeKurus: number;
  /** Differences of the day that nobody has explained. */
  readonly openDifferences: number;
}

export interface DifferenceView extends Difference {
  readonly id: string;
  readonly day: LocalDate;
  readonly providerPaymentId: string;
  readonly orderId: string | null;
  /** ISO instant; null while it is open. */
  readonly explainedAt: string | null;
  readonly explainedBy: string | null;
  readonly explanation: string | null;
}

export interface CardDaysView {
  /** Whether there is an account with iyzico that could be asked. */
  readonly isConnected: boolean;
  /** The newest first. */
  readonly days: readonly CardDayView[];
  /** Those that are not gone, the open ones first. */
  readonly differences: readonly DifferenceView[];
}

/** What the till should hold in the evening of a day, in kuruş. */
export interface TillExpectation {
  readonly day: LocalDate;
  /** What the last count left in the till; null before the first count. */
  readonly startKurus: number | null;
  /** The day of that count. */
  readonly startDay: LocalDate | null;
  readonly cashInKurus: number;
  readonly cashOutKurus: number;
  readonly cashExpectedKurus: number;
  readonly posExpectedKurus: number;
}

export interface TillCountView {
  readonly id: string;
  readonly day: LocalDate;
  readonly cashExpectedKurus: number;
  readonly cashCountedKurus: number;
  readonly cashLeftKurus: number;
  readonly posExpectedKurus: number;
  readonly posCountedKurus: number;
  readonly note: string;
  readonly countedBy: string;
  /** ISO instant. */
  readonly countedAt: string;
}

export interface TillView {
  readonly expectation: TillExpectation;
  /** The last count of each day, the newest first. */
  readonly counts: readonly TillCountView[];
}
