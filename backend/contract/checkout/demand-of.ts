import { type LineKind, lineKey } from '../orders/line-kind.js';

interface Wanted {
  readonly kind: LineKind;
  readonly id: string;
  readonly quantity: number;
}

/** How many of each item a cart wants, by `lineKey`. Student seats and other seats share the capacity of the session. */
export function demandOf(lines: readonly Wanted[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const line of lines) {
    demand.set(lineKey(line), (demand.get(lineKey(line)) ?? 0) + line.quantity);
  }
  return demand;
}
