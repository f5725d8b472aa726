/** The kinds of lines in a cart or an order. */
export const LINE_KINDS = ['product', 'workshop'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Identifies a line. It includes the kind, because products and sessions could have the same id. */
export function lineKey({ kind, id }: { readonly kind: LineKind; readonly id: string }): string {
  return `${kind}:${id}`;
}
