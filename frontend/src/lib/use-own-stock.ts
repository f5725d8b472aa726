import type { ProductCardView } from '@contract/catalog/catalog.views.js';
import { stockStatus } from '@contract/catalog/stock.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { useOwnHeld } from './pending-order.js';

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

/** The session with its free seats as the visitor sees them. */
export function useOwnSeats(session: WorkshopSessionView): WorkshopSessionView {
  const held = useOwnHeld(session.id);
  return held === 0 ? session : { ...session, available: session.available + held };
}
