import type { LocalDate } from '../common/dates.js';
import type { ReturnableLine } from './returnable-lines.js';
import type { ReturnKind, ReturnReason, ReturnState } from './return-state.js';

export interface ReturnedPieces {
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
  /** How many came back whole; null before they were received. */
  readonly wholeQuantity: number | null;
}

/** A return as its buyer and the studio see it. Times are ISO instants. */
export interface ReturnView {
  readonly id: string;
  readonly orderId: string;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  readonly reason: ReturnReason;
  readonly note: string;
  readonly pieces: readonly ReturnedPieces[];
  readonly pictureIds: readonly string[];
  /** Empty while the studio has not named them. */
  readonly carrier: string;
  readonly returnCode: string;
  /** Of the parcel that the buyer sent. */
  readonly trackingNumber: string | null;
  readonly notifiedAt: string;
  readonly receivedAt: string | null;
  readonly endedAt: string | null;
  /** The buyer's last day to hand the parcel over, and the studio's to give the money back. */
  readonly sendBy: LocalDate;
  readonly refundBy: LocalDate;
  /** The studio's term is nearly over, and something is still open. */
  readonly isUrgent: boolean;
  /** Why it was refused. */
  readonly refusal: string | null;
  /** What went back, in kuruş; null before. */
  readonly refundKurus: number | null;
}

/** What of an order may go back, and what does. */
export interface OrderReturns {
  /** In the order of the order's lines. */
  readonly lines: readonly ReturnableLine[];
  /** The last day to give notice; null while the term has not begun. */
  readonly askBy: LocalDate | null;
  /** The studio's term in days. */
  readonly days: number;
  /** Where returned parcels go. */
  readonly address: string;
  /** The oldest first. */
  readonly returns: readonly ReturnView[];
}
