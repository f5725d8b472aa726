/** The kinds of lines in a cart. */
export const LINE_KINDS = ['product', 'workshop'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The kinds of lines in an order: what was in the cart, and the fee of shipping it where there is one. */
export type OrderLineKind = LineKind | 'shipping';

/** Whether a line is a piece or a seat, and not the fee of shipping. */
export function isGoods<Line extends { readonly kind: OrderLineKind }>(
  line: Line,
): line is Line & { readonly kind: LineKind } {
  return line.kind !== 'shipping';
}

/** Identifies a line. It includes the kind, because products and sessions could have the same id. */
export function lineKey({ kind, id }: { readonly kind: LineKind; readonly id: string }): string {
  return `${kind}:${id}`;
}
