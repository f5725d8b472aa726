import type { LocalDate, LocalTime } from '../../common/dates.js';
import type { OrderStatus } from '../../orders/order-status.js';

/** What was ordered in a period, and what of it was earned (see `EARNED_KURUS`). */
export interface Sales {
  readonly orders: number;
  readonly revenueKurus: number;
}

/** Days of the studio's calendar, both included. */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface SalesOfPeriod extends Sales, Days {
  /** The period before, up to the same hour: half a day is not held against a whole one. */
  readonly before: Sales & Days;
}

export interface SalesOverview {
  /** Beside the same weekday of last week. */
  readonly today: SalesOfPeriod;
  /** Beside last month up to the same day, or to its end where it has no such day. */
  readonly month: SalesOfPeriod;
}

/** Orders that wait for the studio. */
export interface WaitingOrders {
  readonly status: 'pending' | 'confirmed' | 'preparing';
  readonly count: number;
  readonly oldestDay: LocalDate;
}

export interface WeekOfSales extends Sales {
  /** Its Monday. */
  readonly monday: LocalDate;
}

export interface MonthOfOrders extends Days {
  readonly statuses: readonly { readonly status: OrderStatus; readonly count: number }[];
}

export interface UpcomingSession {
  readonly id: string;
  readonly title: string;
  readonly date: LocalDate;
  readonly startTime: LocalTime;
  readonly capacity: number;
  readonly bookedSeats: number;
  /** Neither booked nor held by somebody who is paying. */
  readonly freeSeats: number;
}

/** What of the next seven days is not over yet. */
export interface UpcomingSessions {
  readonly total: number;
  /** The next ones. */
  readonly sessions: readonly UpcomingSession[];
}

interface ScarceProduct {
  readonly id: string;
  readonly name: string;
  readonly available: number;
}

interface ScarceProducts {
  readonly count: number;
  /** A few of them, the scarcest first. */
  readonly products: readonly ScarceProduct[];
}

/** Of what stands on the shelf of the shop. */
export interface StockAlarms {
  readonly low: ScarceProducts;
  readonly soldOut: ScarceProducts;
}

interface OpenRequest {
  readonly id: string;
  readonly name: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** Longer than was promised. */
  readonly isOverdue: boolean;
}

/** Whoever still waits for the studio's word. */
export interface OpenRequests {
  readonly count: number;
  readonly overdue: number;
  /** A few of them: those that wait too long first, then the oldest. */
  readonly requests: readonly OpenRequest[];
}

/** Something that went wrong, and when last; an ISO instant. */
export interface Troubles {
  readonly count: number;
  readonly latestAt: string | null;
  /** From this day on is counted. */
  readonly since: LocalDate;
}

export interface RecentTroubles extends Troubles {
  /** So many dates are looked at, today among them. */
  readonly days: number;
}

/** In orders, as the list shows them. */
export interface PaymentTroubles {
  /** Whose charge nobody knows the end of for too long. */
  readonly stuck: number;
  /** Whose money should have gone back and did not, or nobody knows. */
  readonly refunds: number;
}
