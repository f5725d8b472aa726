import type { LocalDate } from '../../../../contract/common/dates.js';
import type { OrderMailFacts } from './order-mail-facts.js';

/** Pieces of an order that come back, or that arrived broken. Texts are empty where there is nothing to say. */
export interface OrderReturnFacts extends OrderMailFacts {
  readonly back: {
    /** '2 × Kupa, 1 × Vazo' */
    readonly pieces: string;
    readonly isDamage: boolean;
    readonly carrier: string;
    readonly code: string;
    /** Where the parcel goes. */
    readonly address: string;
    readonly sendBy: LocalDate;
    readonly refundBy: LocalDate;
    /** Why the studio refused it. */
    readonly refusal: string;
    /** How the money comes back, where the mail about a refund to a card does not tell it: whole sentences. */
    readonly refundWays: string;
  };
}
