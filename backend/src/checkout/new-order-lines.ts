import { MIDDLE } from '../../contract/media/picture-focus.js';
import { lineKey } from '../../contract/orders/line-kind.js';
import type { QuoteLine } from '../../contract/checkout/quote.js';
import type { QuotedDelivery } from '../../contract/checkout/delivery.js';
import type { NewOrderLine } from '../orders/new-order.js';
import type { ItemSnapshot } from './items-for-sale.service.js';

/** The quoted lines with the data that an order keeps of each item. */
export function newOrderLines(
  lines: readonly QuoteLine[],
  snapshots: ReadonlyMap<string, ItemSnapshot>,
): NewOrderLine[] {
  return lines.flatMap((line) => {
    const snapshot = snapshots.get(lineKey(line));
    if (!snapshot) return [];
    const { description, material, dimensions, care, pictureFileName, pictureFocus, policy } = snapshot;
    return [
      {
        kind: line.kind,
        id: line.id,
        session: line.session,
        name: line.name,
        description,
        material,
        dimensions,
        care,
        pictureFileName,
        pictureFocus,
        quantity: line.quantity,
        isStudent: line.isStudent,
        regularPriceKurus: line.regularPriceKurus,
        unitPriceKurus: line.unitPriceKurus,
        totalKurus: line.totalKurus,
        discountKurus: line.discountKurus,
        vatRatePercent: line.vatRatePercent,
        policy,
      },
    ];
  });
}

/** The fee of the parcel as a line of its own; none when the buyer pays nothing for it. */
export function shippingLines(delivery: QuotedDelivery | null): NewOrderLine[] {
  if (delivery === null || delivery.feeKurus === 0) return [];
  const { feeKurus, vatRatePercent } = delivery;
  return [
    {
      kind: 'shipping',
      id: null,
      session: null,
      name: 'Kargo',
      description: '',
      material: '',
      dimensions: '',
      care: '',
      pictureFileName: null,
      pictureFocus: MIDDLE,
      quantity: 1,
      isStudent: false,
      regularPriceKurus: feeKurus,
      unitPriceKurus: feeKurus,
      totalKurus: feeKurus,
      discountKurus: 0,
      vatRatePercent,
      policy: null,
    },
  ];
}
