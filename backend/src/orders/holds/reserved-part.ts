import type { HoldView, ReservedPart } from '../../../contract/checkout/checkout.views.js';
import type { HoldLine } from './hold-line.entity.js';

type CountedLine = Pick<HoldLine, 'isTracked' | 'quantity' | 'reservedQuantity' | 'productId' | 'sessionId'>;

/** What nobody else can buy. Lines of an unlimited stock need not be reserved. */
export function reservedOf(lines: readonly CountedLine[]): Pick<HoldView, 'reservedPart' | 'reserved'> {
  const counted = lines.filter(({ isTracked }) => isTracked);
  const reserved: Record<string, number> = {};
  for (const { productId, sessionId, reservedQuantity } of counted) {
    const id = productId ?? sessionId;
    if (id !== null) reserved[id] = (reserved[id] ?? 0) + reservedQuantity;
  }
  return { reservedPart: partOf(counted), reserved };
}

function partOf(counted: readonly CountedLine[]): ReservedPart {
  if (counted.every(({ quantity, reservedQuantity }) => quantity === reservedQuantity)) return 'all';
  return counted.some(({ reservedQuantity }) => reservedQuantity > 0) ? 'part' : 'none';
}
