import type { HoldView, ReservedPart } from '../../../contract/checkout/checkout.views.js';
import type { HoldLine } from './hold-line.entity.js';

type CountedLine = Pick<
  HoldLine,
  'isTracked' | 'quantity' | 'reservedQuantity' | 'offeredQuantity' | 'productId' | 'sessionId'
>;

/** What nobody else can buy. Lines of an unlimited stock need not be reserved. */
export function reservedOf(lines: readonly CountedLine[]): Pick<HoldView, 'reservedPart' | 'reserved'> {
  const counted = lines.filter(({ isTracked }) => isTracked);
  const reserved: Record<string, number> = {};
  for (const line of counted) {
    const id = line.productId ?? line.sessionId;
    if (id !== null) reserved[id] = (reserved[id] ?? 0) + keptOf(line);
  }
  return { reservedPart: partOf(counted), reserved };
}

function partOf(counted: readonly CountedLine[]): ReservedPart {
  if (counted.every((line) => line.quantity === keptOf(line))) return 'all';
  return counted.some((line) => keptOf(line) > 0) ? 'part' : 'none';
}

/** What the waiting list keeps for the buyer is as good as reserved. */
function keptOf({ reservedQuantity, offeredQuantity }: CountedLine): number {
  return reservedQuantity + offeredQuantity;
}
