/** The kinds of lines in a cart or an order. */
export const LINE_KINDS = ['product', 'workshop'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Products and sessions have ids of their own worlds: together with the kind they name a line. */
export function lineKey({ kind, id }: { readonly kind: LineKind; readonly id: string }): string {
  return `${kind}:${id}`;
}
