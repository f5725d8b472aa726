import type { LocalDate } from '../common/dates.js';

export interface PriceChangeView {
  /** An ISO instant. */
  readonly since: string;
  /** Null: from then on it was not offered. */
  readonly priceKurus: number | null;
}

/** What a product or a session cost since when, and why a price is crossed out or not. */
export interface PriceHistoryView {
  /** The newest first. */
  readonly changes: readonly PriceChangeView[];
  readonly priceKurus: number;
  /** The price that is crossed out, and the last day on which it is; null while the price is not reduced. */
  readonly prior: { readonly kurus: number; readonly until: LocalDate } | null;
  /** The lowest one of the thirty days before the day of the last change; null when it was not offered then. */
  readonly lowestBeforeKurus: number | null;
}
