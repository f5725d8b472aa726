import type { LineKind } from '../../../contract/orders/line-kind.js';

/** Pieces of a product, or seats of a workshop session. */
export interface Goods {
  readonly kind: LineKind;
  readonly id: string;
  readonly quantity: number;
}

interface GoodsRow {
  readonly productId: string | null;
  readonly sessionId: string | null;
  readonly quantity: number;
}

/** Null for a line whose product was deleted. */
export function goodsOf({ productId, sessionId, quantity }: GoodsRow): Goods | null {
  if (sessionId !== null) return { kind: 'workshop', id: sessionId, quantity };
  return productId === null ? null : { kind: 'product', id: productId, quantity };
}

/** As the columns of a row, of which one is set. */
export function goodsColumns({ kind, id }: Pick<Goods, 'kind' | 'id'>) {
  return kind === 'product' ? { productId: id, sessionId: null } : { productId: null, sessionId: id };
}

/** The one order in which goods are taken: two carts with the same things never wait for each other in a circle. */
export function inTakingOrder(a: Pick<Goods, 'kind' | 'id'>, b: Pick<Goods, 'kind' | 'id'>): number {
  return a.kind.localeCompare(b.kind) || a.id.localeCompare(b.id);
}
