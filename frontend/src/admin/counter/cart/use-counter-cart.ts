import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAX_QUANTITY } from '@contract/checkout/cart/cart-limits.js';
import type { CounterPiece } from '@contract/desk/counter.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import type { CounterLine } from './counter-line.js';
import { keptCart } from './kept-cart.js';

/** What somebody is about to buy at the counter, at the prices of the moment. */
export function useCounterCart() {
  const [chosen, setChosen] = useState<readonly CounterLine[]>(() => keptCart.read());
  useEffect(() => keptCart.keep(chosen), [chosen]);
  const productIds = chosen.map(({ piece }) => piece.id);
  const priced = trpc.admin.counter.priced.useQuery(
    { productIds },
    { enabled: productIds.length > 0, placeholderData: keepPreviousData },
  );
  const lines = chosen.map(({ piece, quantity }) => ({
    piece: priced.data?.find(({ id }) => id === piece.id) ?? piece,
    quantity,
  }));
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalKurus: lines.reduce((sum, { piece, quantity }) => sum + piece.priceKurus * quantity, 0),
    quantityOf: (id: string) => lines.find(({ piece }) => piece.id === id)?.quantity ?? 0,
    /** One more of the piece, as long as there is one. */
    add: (piece: CounterPiece) => setChosen((before) => withOneMore(before, piece)),
    /** Removes the piece at 0. */
    setQuantity: (id: string, quantity: number) =>
      setChosen((before) =>
        before.flatMap((line) =>
          line.piece.id === id ? (quantity > 0 ? [{ ...line, quantity }] : []) : [line],
        ),
      ),
    clear: () => setChosen([]),
  };
}

/** The most that can be sold of a piece at once. */
export function mostOf({ available }: CounterPiece): number {
  return Math.min(available ?? MAX_QUANTITY, MAX_QUANTITY);
}

function withOneMore(lines: readonly CounterLine[], piece: CounterPiece): readonly CounterLine[] {
  const known = lines.find((line) => line.piece.id === piece.id);
  if (!known) return [...lines, { piece, quantity: 1 }];
  if (known.quantity >= mostOf(piece)) return lines;
  return lines.map((line) => (line === known ? { piece, quantity: line.quantity + 1 } : line));
}
