import { useMemo } from 'react';
import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { stockStatus } from '@contract/catalog/stock.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { useAllOwnHeld, useOwnHeld } from '../orders/pending-order.js';

/** The stock as the visitor sees it: what they reserve themselves is still there for them. */
export function useOwnStock({
  id,
  stock,
  minStock,
}: Pick<ProductCardView, 'id' | 'stock' | 'minStock'>): ProductCardView['stock'] {
  const held = useOwnHeld(id);
  if (held === 0 || stock.available === null) return stock;
  const available = stock.available + held;
  return { status: stockStatus({ available, minStock, isUnlimited: false }), available };
}

/** The sessions with their free seats as the visitor sees them; undefined while none are read. */
export function useOwnSeats(
  sessions: readonly WorkshopSessionView[] | undefined,
): readonly WorkshopSessionView[] | undefined {
  const held = useAllOwnHeld();
  return useMemo(
    () =>
      sessions?.map((session) => ({ ...session, available: session.available + (held[session.id] ?? 0) })),
    [sessions, held],
  );
}
