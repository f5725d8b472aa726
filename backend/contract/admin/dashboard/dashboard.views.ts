import type { LocalDate, LocalTime } from '../../common/dates.js';
import type { OrderStatus } from '../../orders/order-status.js';

/** The orders placed in a period and the revenue from them (see `EARNED_KURUS`). */
export interface Sales {
  readonly orders: number;
  readonly revenueKurus: number;
}

/** A range of days in Istanbul time; both ends are included. */
export interface Days {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface SalesOfPeriod extends Sales, Days {
  /** The period before, up to the same hour, so that a part of a day is never compared with a whole one. */
  readonly before: Sales & Days;
}

export interface SalesOverview {
  /** Compared with the same weekday of last week. */
  readonly today: SalesOfPeriod;
  /** Compared with last month up to the same day, or up to its last day when it is shorter. */
  readonly month: SalesOfPeriod;
}

/** Orders that wait for the studio. */
export interface WaitingOrders {
  readonly status: 'pending' | 'confirmed' | 'preparing';
  readonly count: number;
  readonly oldestDay: LocalDate;
}

export interface WeekOfSales extends Sales {
  /** The Monday on which the week begins. */
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
  /** Seats that are neither booked nor held by a checkout. */
  readonly freeSeats: number;
  /** Seats beyond the capacity that the studio gave knowingly. */
  readonly overbookedSeats: number;
}

/** The sessions of the next seven days that are not over yet. */
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

/** Warnings about products that are on sale in the shop. */
export interface StockAlarms {
  readonly low: ScarceProducts;
  readonly soldOut: ScarceProducts;
}

interface OpenRequest {
  readonly id: string;
  readonly name: string;
  /** ISO instant. */
  readonly createdAt: string;
  /** The promised time for an answer has passed. */
  readonly isOverdue: boolean;
}

/** Requests that the studio has not answered yet. */
export interface OpenRequests {
  readonly count: number;
  readonly overdue: number;
  /** A few of them: overdue ones first, then the oldest. */
  readonly requests: readonly OpenRequest[];
}

/** A kind of failure with its number and the time of the latest, an ISO instant. */
export interface Troubles {
  readonly count: number;
  readonly latestAt: string | null;
  /** The first day that is counted. */
  readonly since: LocalDate;
}

export interface RecentTroubles extends Troubles {
  /** Number of dates in the period, today included. */
  readonly days: number;
}

/** Numbers of orders, as the list shows them. */
export interface PaymentTroubles {
  /** Orders whose charge has been unresolved for too long. */
  readonly stuck: number;
  /** Orders with a refund that failed or whose outcome is unknown. */
  readonly refunds: number;
}
