import type { ReservedPart } from '../../../contract/checkout/checkout.views.js';
import type { HoldLine } from './hold-line.entity.js';

/** Lines of an unlimited stock need not be reserved. */
export function reservedPartOf(
  lines: readonly Pick<HoldLine, 'isTracked' | 'quantity' | 'reservedQuantity'>[],
): ReservedPart {
  const counted = lines.filter(({ isTracked }) => isTracked);
  if (counted.every(({ quantity, reservedQuantity }) => quantity === reservedQuantity)) return 'all';
  return counted.some(({ reservedQuantity }) => reservedQuantity > 0) ? 'part' : 'none';
}
