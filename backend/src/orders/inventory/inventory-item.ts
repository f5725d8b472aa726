import type { LineKind, OrderLineKind } from '../../../contract/orders/line-kind.js';

/** Pieces of a product, or seats of a workshop session. */
export interface InventoryItem {
  readonly kind: LineKind;
  readonly id: string;
  readonly quantity: number;
}

/** A row that names pieces of a product or seats of a session. */
interface ItemRow {
  readonly productId: string | null;
  readonly sessionId: string | null;
  readonly quantity: number;
}

/** Null for a line whose product was deleted. */
export function itemOf({ productId, sessionId, quantity }: ItemRow): InventoryItem | null {
  if (sessionId !== null) return { kind: 'workshop', id: sessionId, quantity };
  return productId === null ? null : { kind: 'product', id: productId, quantity };
}

/** The columns of a row; exactly one id is set, or none for the fee of shipping. */
export function itemColumns({ kind, id }: { readonly kind: OrderLineKind; readonly id: string | null }) {
  return { productId: kind === 'product' ? id : null, sessionId: kind === 'workshop' ? id : null };
}

/** The order in which items are always locked, so that two carts with the same items cannot deadlock. */
export function byLockOrder(
  a: Pick<InventoryItem, 'kind' | 'id'>,
  b: Pick<InventoryItem, 'kind' | 'id'>,
): number {
  return a.kind.localeCompare(b.kind) || a.id.localeCompare(b.id);
}

/** A line whose product was deleted has no item, so its position does not matter. */
export function linesByLockOrder(a: ItemRow, b: ItemRow): number {
  const [item, other] = [itemOf(a), itemOf(b)];
  return item && other ? byLockOrder(item, other) : Number(item === null) - Number(other === null);
}
