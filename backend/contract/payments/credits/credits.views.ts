/** What is left of a credit, for who knows its code. */
export interface CreditLeft {
  readonly code: string;
  readonly leftKurus: number;
}

/** A credit as its owner sees it. */
export interface CreditView extends CreditLeft {
  readonly id: string;
  readonly amountKurus: number;
  /** An ISO instant. */
  readonly issuedAt: string;
  /** The order that its money comes from. */
  readonly orderId: string;
  readonly orderShortId: string;
  /** The latest last. */
  readonly uses: readonly CreditUse[];
}

/** How a credit became less, or more again. */
export interface CreditUse {
  readonly id: string;
  /** `paid`: an order was paid with it. `returned`: such an order gave it back. `paid_back`: it was paid back in money. */
  readonly kind: 'paid' | 'returned' | 'paid_back';
  /** Negative for what was taken. */
  readonly amountKurus: number;
  readonly orderShortId: string | null;
  /** An ISO instant. */
  readonly madeAt: string;
}
