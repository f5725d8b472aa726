import type {
  AdminOrderLine,
  AdminOrderPayment,
  AdminOrderView,
  AdminRefund,
  OrderPerson,
} from '../../../contract/orders/admin-orders.views.js';
import { withHiddenNumber } from '../../../contract/invoicing/invoice-details.js';
import { isGoods, type LineKind } from '../../../contract/orders/line-kind.js';
import { cargoOfOnly, type ParcelPieces } from '../../../contract/shipping/parcel.views.js';
import { formatSession } from '../../../contract/workshops/session.js';
import { moneyOfLine, type OrderMoney, type PaymentPart } from '../../payments/order-money.service.js';
import { isReversible } from './money/note-payment.service.js';
import { pictureOfLine } from '../line-picture.js';
import { stateOf } from '../line-states.service.js';
import { pricedLines, type WholeOrder } from '../order-queries.service.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';

/** The fee of shipping has no other state. */
const AS_BOUGHT = { session: null, movedFrom: null, isCancelled: false, bookingId: null } as const;

interface OrderAndMoney {
  readonly whole: WholeOrder;
  readonly money: OrderMoney;
  readonly hasGoods: boolean;
  readonly unpacked: readonly ParcelPieces[];
}

export function adminOrderView({ whole, money, hasGoods, unpacked }: OrderAndMoney): AdminOrderView {
  const { order, lines, parcels } = whole;
  return {
    id: order.id,
    version: order.version,
    customerName: `${order.name} ${order.surname}`.trim(),
    customerEmail: order.email,
    phone: order.phone,
    isGuest: order.customerId === null,
    person: personOf(order),
    status: order.status,
    paymentStatus: order.paymentStatus,
    subtotalKurus: order.subtotalKurus,
    discountKurus: order.discountKurus,
    shippingKurus: order.shippingKurus,
    isPickedUp: order.isPickedUp,
    totalKurus: order.totalKurus,
    channel: order.channel,
    payBy: termOf(order),
    paidKurus: order.paidKurus,
    openKurus: order.openKurus,
    refundedKurus: order.refundedKurus,
    correctedKurus: order.correctedKurus,
    writtenOffKurus: order.writtenOffKurus,
    refundableKurus: money.refundableKurus,
    couponCode: order.couponCode,
    shippingAddress: order.shippingAddress,
    invoice: withHiddenNumber(whole.invoice),
    notes: order.notes,
    ...countsOf(lines),
    lines: lineViews(whole, money),
    hasGoods,
    cargo: cargoOfOnly(parcels),
    parcels,
    unpacked,
    ...moneyOf(money, order.paidAt),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

/** Money that came keeps the seats, whatever is still open. */
function termOf({ payBy, paymentStatus, status }: Order): string | null {
  const isWaiting = paymentStatus === 'unpaid' && status !== 'cancelled';
  return isWaiting ? (payBy?.toISOString() ?? null) : null;
}

function countsOf(lines: readonly OrderLine[]): Pick<AdminOrderView, 'pieces' | 'seats'> {
  const count = (kind: LineKind) =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + line.quantity : sum), 0);
  return { pieces: count('product'), seats: count('workshop') };
}

function personOf({ erasureRequestedAt, erasedAt }: Order): OrderPerson {
  if (erasedAt) return 'erased';
  return erasureRequestedAt ? 'erasure_requested' : 'known';
}

function lineViews(whole: WholeOrder, money: OrderMoney): AdminOrderLine[] {
  const { states, pictures } = whole;
  return pricedLines(whole).map((line) => {
    const { session, movedFrom, isCancelled, bookingId } = isGoods(line) ? stateOf(states, line) : AS_BOUGHT;
    return {
      id: line.id,
      kind: line.kind,
      name: line.name,
      picture: pictureOfLine(line, pictures),
      when: session && formatSession(session),
      movedFrom: movedFrom && formatSession(movedFrom),
      isCancelled,
      bookingId,
      isStudent: line.isStudent,
      unitPriceKurus: line.unitPriceKurus,
      quantity: line.quantity,
      totalKurus: line.totalKurus,
      studentDifferenceKurus: line.studentDifferenceKurus,
      vatRatePercent: line.vatRatePercent,
      ...moneyOfLine(money, line.id),
    };
  });
}

function moneyOf(
  { parts }: OrderMoney,
  paidAt: Date | null,
): Pick<AdminOrderView, 'payment' | 'payments' | 'refunds'> {
  const charge = parts.findLast(({ attempt }) => attempt)?.attempt;
  return {
    payment: charge
      ? {
          paymentId: charge.providerPaymentId ?? '',
          cardLastFour: charge.cardLastFour,
          cardAssociation: charge.cardAssociation,
          paidAt: paidAt?.toISOString() ?? null,
        }
      : null,
    payments: parts.map(paymentView),
    refunds: parts.flatMap(refundViews).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  };
}

function paymentView(part: PaymentPart): AdminOrderPayment {
  const { payment, attempt, isReversed, refundableKurus } = part;
  const { id, method, amountKurus, receivedAt, recordedBy, reference } = payment;
  return {
    id,
    method,
    amountKurus,
    receivedAt: receivedAt.toISOString(),
    recordedBy,
    reference: attempt?.providerPaymentId ?? reference,
    cardLastFour: attempt?.cardLastFour ?? null,
    cardAssociation: attempt?.cardAssociation ?? null,
    isReversed,
    isReversible: isReversible(part),
    refundableKurus,
  };
}

function refundViews({ payment, refunds }: PaymentPart): AdminRefund[] {
  return refunds.map(({ id, orderLineId, amountKurus, status, isManual, creditId, createdAt, doneAt }) => ({
    id,
    lineId: orderLineId,
    method: payment.method,
    amountKurus,
    status,
    isManual,
    becameCredit: creditId !== null,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }));
}
