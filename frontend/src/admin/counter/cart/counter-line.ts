import type { CounterPiece } from '@contract/desk/counter.views.js';

/** Pieces that lie on the counter. */
export interface CounterLine {
  readonly piece: CounterPiece;
  readonly quantity: number;
}
