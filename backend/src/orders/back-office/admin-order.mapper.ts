import type {
  AdminOrderLine,
  AdminOrderView,
  OrderPerson,
} from '../../../contract/orders/admin-orders.views.js';
import { orderCargo } from '../../../contract/orders/cargo.js';
import { isGoods, type LineKind } from '../../../contract/orders/line-kind.js';
import { formatSession } from '../../../contract/workshops/session.js';
import type { OrderCharge } from '../../payments/order-charges.service.js';
import { pictureOfLine } from '../line-picture.js';
import { stateOf } from '../line-states.service.js';
import { pricedLines, type WholeOrder } from '../order-queries.service.js';
import type { OrderLine } from '../order-line.entity.js';
import type { Order } from '../order.entity.js';

/** The fee of shipping has no other state. */
const AS_BOUGHT = { session: null, movedFrom: null, isCancelled: false, bookingId: null } as const;

interface OrderAndMoney {
  readonly whole: WholeOrder;
  /** Null when nothing was charged. */
  readonly charge: OrderCharge | null;
  readonly hasGoods: boolean;
}

export function adminOrderView({ whole, charge, hasGoods }: OrderAndMoney): AdminOrderView {
  const { order, lines } = whole;
  return {
    id: order.id,
    version: order.version,
    customerName: `${order.name} ${order.surname}`,
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
    refundedKurus: order.refundedKurus,
    refundableKurus: charge?.refundableKurus ?? 0,
    couponCode: order.couponCode,
    shippingAddress: order.shippingAddress,
    notes: order.notes,
    ...countsOf(lines),
    lines: lineViews(whole, charge),
    hasGoods,
    cargo: orderCargo(order),
    ...moneyOf(charge, order.paidAt),
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
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

function lineViews(whole: WholeOrder, charge: OrderCharge | null): AdminOrderLine[] {
  const { states, pictures } = whole;
  return pricedLines(whole).map((line) => {
    const item = charge?.items.find(({ orderLineId }) => orderLineId === line.id);
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
      vatRatePercent: line.vatRatePercent,
      paidKurus: item?.paidKurus ?? 0,
      refundRequestedKurus: item?.refundRequestedKurus ?? 0,
    };
  });
}

function moneyOf(
  charge: OrderCharge | null,
  paidAt: Date | null,
): Pick<AdminOrderView, 'payment' | 'refunds'> {
  if (!charge) return { payment: null, refunds: [] };
  const { attempt, refunds } = charge;
  return {
    payment: {
      paymentId: attempt.providerPaymentId ?? '',
      cardLastFour: attempt.cardLastFour,
      cardAssociation: attempt.cardAssociation,
      paidAt: paidAt?.toISOString() ?? null,
    },
    refunds: refunds.map(({ id, orderLineId, amountKurus, status, isManual, createdAt, doneAt }) => ({
      id,
      lineId: orderLineId,
      amountKurus,
      status,
      isManual,
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
  };
}
