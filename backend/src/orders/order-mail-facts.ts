import { includedVatKurus } from '../../contract/common/money.js';
import { shortId } from '../../contract/common/short-id.js';
import { pictureUrl } from '../../contract/media/picture.js';
import { orderTotals, vatGroups } from '../../contract/orders/order-totals.js';
import { refundsOfTotal } from '../../contract/orders/refunds-of-total.js';
import { formatSession } from '../../contract/workshops/session.js';
import type { OrderMailFacts } from '../notifications/mail/facts/order-mail-facts.js';
import { stateOf } from './line-states.service.js';
import { pricedLines, type WholeOrder } from './order-queries.service.js';

const MAIL_PICTURE_PX = 160;

/**
 * The facts of an order for its mails. They tell what stands of it now, not only what was bought. `orderUrl`: the
 * address of its page.
 */
export function orderMailFacts(whole: WholeOrder, orderUrl: string): OrderMailFacts {
  const { order, lines, states } = whole;
  const taxed = pricedLines(whole);
  const groups = vatGroups(taxed);
  const standing = lines.filter((line) => !stateOf(states, line).isCancelled);
  return {
    shortId: shortId(order.id),
    orderUrl,
    buyer: { name: order.name, surname: order.surname, email: order.email, phone: order.phone },
    lines: lineFacts(whole),
    hasPieces: standing.some(({ kind }) => kind === 'product'),
    hasSeats: standing.some(({ kind }) => kind === 'workshop'),
    couponCode: order.couponCode,
    subtotalKurus: order.subtotalKurus,
    discountKurus: order.discountKurus,
    shippingKurus: order.shippingKurus,
    isPickedUp: order.isPickedUp,
    preparationDays: order.preparationDays,
    totalKurus: order.totalKurus,
    vatKurus: orderTotals(taxed).vatKurus,
    vatGroups: groups,
    hasSeveralRates: groups.length > 1,
    ...afterRefund(order, 0),
    shippingAddress: order.shippingAddress,
    notes: order.notes,
    placedAt: order.createdAt.toISOString(),
  };
}

/** `pendingKurus`: refunds on their way, in addition to completed ones. */
export function afterRefund(
  { totalKurus, ...order }: WholeOrder['order'],
  pendingKurus: number,
): Pick<OrderMailFacts, 'afterRefund'> {
  const { refundedKurus, pendingRefundKurus } = refundsOfTotal(order, pendingKurus);
  const refundKurus = Math.min(refundedKurus + pendingRefundKurus, totalKurus);
  return refundKurus === 0 ? {} : { afterRefund: { refundKurus, leftKurus: totalKurus - refundKurus } };
}

/** What a refund gave back of what a line cost. */
export interface RefundOfLine {
  readonly lineId: string;
  readonly amountKurus: number;
}

/** The KDV contained in a refund, line by line at the rate at which each was sold. */
export function vatOfRefund(whole: WholeOrder, refunds: readonly RefundOfLine[]): number {
  const rates = new Map(pricedLines(whole).map(({ id, vatRatePercent }) => [id, vatRatePercent]));
  return refunds.reduce(
    (sum, { lineId, amountKurus }) => sum + includedVatKurus(amountKurus, rates.get(lineId) ?? 0),
    0,
  );
}

function lineFacts({ lines, states, pictures }: WholeOrder): OrderMailFacts['lines'] {
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const picture = pictures.get(line.pictureFileName ?? '');
      const { session, movedFrom, isCancelled } = stateOf(states, line);
      return {
        name: line.name,
        when: session && formatSession(session),
        isMoved: movedFrom !== null,
        isCancelled,
        isStudent: line.isStudent,
        quantity: line.quantity,
        unitPriceKurus: line.unitPriceKurus,
        totalKurus: line.totalKurus,
        pictureUrl: picture ? pictureUrl(picture, MAIL_PICTURE_PX, 'jpeg') : null,
      };
    });
}
