import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';

/** The refundable amounts: the whole rest, or that of one line. */
interface RefundChoice {
  /** Null for the whole remaining amount. */
  readonly lineId: string | null;
  readonly name: string;
  readonly mostKurus: number;
}

export function refundChoices({ lines, refundableKurus }: AdminOrderView): RefundChoice[] {
  const ofLines = lines.map(({ id, name, paidKurus, refundRequestedKurus }) => ({
    lineId: id,
    name,
    mostKurus: Math.min(paidKurus - refundRequestedKurus, refundableKurus),
  }));
  return [
    { lineId: null, name: 'Kalanın tamamı', mostKurus: refundableKurus },
    ...ofLines.filter(({ mostKurus }) => mostKurus > 0),
  ];
}
