import type { EntityManager } from 'typeorm';
import { refundOfPieces } from '../../../contract/returns/refund-of-pieces.js';
import { moneyOfLine, type OrderMoney, remainingOf } from '../../payments/order-money.service.js';

/** What a line of the order has, and how many of its pieces go or went back. */
interface LineOfReturn {
  readonly lineId: string;
  readonly kind: 'product' | 'workshop' | 'shipping';
  readonly quantity: number;
  /** Pieces whose money goes back with this return. */
  readonly now: number;
  /** Pieces whose money went back with earlier ones. */
  readonly before: number;
  /** Its pieces came back otherwise. */
  readonly isCancelled: boolean;
}

export interface PlannedRefund {
  readonly lines: readonly { readonly lineId: string; readonly amountKurus: number }[];
  readonly amountKurus: number;
  /** The fee of shipping in it, in kuruş. */
  readonly shippingKurus: number;
}

/** What the refund of a return gives back: each piece's part, and the fee of shipping with the last piece of the order. */
export async function planRefund(
  manager: EntityManager,
  { id, orderId }: { readonly id: string; readonly orderId: string },
  money: OrderMoney,
): Promise<PlannedRefund> {
  const lines = await manager.query<LineOfReturn[]>(
    `SELECT line.id AS "lineId", line.kind, line.quantity,
       coalesce(sum(piece.quantity) FILTER (WHERE back.id = $2), 0)::integer AS now,
       coalesce(sum(piece.quantity) FILTER (WHERE back.id <> $2 AND back.state = 'refunded'), 0)::integer AS before,
       EXISTS (SELECT FROM stock_movement moved WHERE moved.order_line_id = line.id AND moved.is_separate) AS "isCancelled"
     FROM order_line line LEFT JOIN order_return_line piece ON piece.order_line_id = line.id
     LEFT JOIN order_return back ON back.id = piece.return_id
     WHERE line.order_id = $1 AND line.quantity > 0 GROUP BY line.id ORDER BY line.position`,
    [orderId, id],
  );
  const isAll = lines.every(
    ({ kind, quantity, now, before, isCancelled }) =>
      kind !== 'product' || isCancelled || now + before >= quantity,
  );
  const parts = lines.map(({ lineId, kind, quantity, now, before }) => {
    const paid = moneyOfLine(money, lineId);
    const remainingKurus = remainingOf(paid);
    if (kind === 'shipping') return { lineId, amountKurus: isAll ? remainingKurus : 0 };
    const { paidKurus } = paid;
    return { lineId, amountKurus: refundOfPieces({ paidKurus, remainingKurus, quantity }, { before, now }) };
  });
  const shipping = lines.find(({ kind }) => kind === 'shipping')?.lineId;
  return {
    lines: parts.filter(({ amountKurus }) => amountKurus > 0),
    amountKurus: parts.reduce((sum, { amountKurus }) => sum + amountKurus, 0),
    shippingKurus: parts.find(({ lineId }) => lineId === shipping)?.amountKurus ?? 0,
  };
}
