import type { LocalDate } from '../common/dates.js';
import type { Picture } from '../media/picture.js';
import type { VatGroup } from '../orders/order-totals.js';
import type { NotedPaymentMethod } from '../payments/payment-method.js';

/** A piece that can be sold over the counter. */
export interface CounterPiece {
  readonly id: string;
  readonly name: string;
  readonly priceKurus: number;
  readonly picture: Picture | null;
  /** Pieces that nobody holds; null when the stock is unlimited. */
  readonly available: number | null;
}

/** What came in by one way of payment. */
export interface CounterPayment {
  readonly method: NotedPaymentMethod;
  readonly amountKurus: number;
}

export interface CounterSale {
  readonly orderId: string;
  readonly shortId: string;
  /** ISO instant. */
  readonly soldAt: string;
  /** The admin's address. */
  readonly soldBy: string;
  /** Empty when the buyer gave no name. */
  readonly buyer: string;
  readonly pieces: readonly { readonly name: string; readonly quantity: number }[];
  readonly totalKurus: number;
  /** None for a sale that cost nothing. */
  readonly payments: readonly CounterPayment[];
  readonly isUndone: boolean;
  /** How long the sale can still be undone by the shop's clock; 0 when it no longer can. */
  readonly undoSeconds: number;
}

/** The counter sales of a day, and what they brought. Sales that were undone do not count. */
export interface CounterDay {
  readonly date: LocalDate;
  /** The newest first, at most `MOST_SALES_SHOWN`. */
  readonly sales: readonly CounterSale[];
  readonly saleCount: number;
  readonly totalKurus: number;
  /** What came in by each way of payment less what was handed back; ways without money are left out. */
  readonly payments: readonly CounterPayment[];
  readonly vatGroups: readonly VatGroup[];
}
