import type { PaymentMethod } from '../../payments/payment-method.js';
import type { VatGroup } from '../order-totals.js';

/** A line that a correction changed. */
export interface CorrectedLineView {
  readonly name: string;
  /** The time of a seat: '14.11.2026 Cumartesi, 14:00–17:00'; null for a piece. */
  readonly when: string | null;
  readonly before: number;
  readonly after: number;
}

/** A correction of an order's lines, which is added to its contract. */
export interface OrderCorrectionView {
  readonly id: string;
  /**
   * 'student_difference': a student without a proof paid the regular price. 'other_day': seats went to a day with another
   * price.
   */
  readonly kind: 'lines' | 'student_difference' | 'other_day';
  /** An ISO instant. */
  readonly madeAt: string;
  readonly lines: readonly CorrectedLineView[];
  readonly totalBeforeKurus: number;
  readonly totalAfterKurus: number;
  readonly givenBackKurus: number;
}

/** What an order costs before or after a correction, in kuruş. */
export interface CorrectedSums {
  readonly subtotalKurus: number;
  readonly discountKurus: number;
  readonly shippingKurus: number;
  readonly totalKurus: number;
  /** What is still to be paid. */
  readonly openKurus: number;
  readonly vatGroups: readonly VatGroup[];
}

/** What a correction would do. */
export interface CorrectionPreview {
  /** The version of the order that it was computed for. */
  readonly version: number;
  /** What changes; what is added is a line of its own at the price of the day. */
  readonly lines: readonly (CorrectedLineView & {
    /** How much more or less the line costs, in kuruş. */
    readonly differenceKurus: number;
  })[];
  readonly before: CorrectedSums;
  readonly after: CorrectedSums;
  readonly givenBackKurus: number;
  /** The same by the part of the money to which it goes back. */
  readonly givenBack: readonly { readonly method: PaymentMethod; readonly amountKurus: number }[];
  /** How many pieces leave the order; they may go back to the stock. */
  readonly piecesLess: number;
}

/** What became of the student difference of a seat. */
export interface TakenStudentDifference {
  readonly differenceKurus: number;
  /** The page on which it is paid by card; null when the money was taken. */
  readonly paymentUrl: string | null;
}
