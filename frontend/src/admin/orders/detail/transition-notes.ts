import { formatTl } from '@contract/common/money.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import {
  type OrderTransition,
  orderTransition,
  type TransitionMail,
} from '@contract/orders/order-transition.js';
import { refundTarget } from './refund-way.js';

type MovedGoods = Exclude<OrderTransition['goods'], 'keep'>;
type OrderedGoods = 'pieces' | 'seats' | 'both';

const OR_REFUSED = 'yeniden düşülür; yeterince yoksa değişiklik kabul edilmez.';
const GOODS: Readonly<Record<MovedGoods, Readonly<Record<OrderedGoods, string>>>> = {
  take: {
    pieces: `Parçalar stoktan ${OR_REFUSED}`,
    seats: `Yerler takvimden ${OR_REFUSED}`,
    both: `Parçalar stoktan, yerler takvimden ${OR_REFUSED}`,
  },
  return: {
    pieces: 'Parçalar stoğa geri döner.',
    seats: 'Yerler takvime geri döner.',
    both: 'Parçalar stoğa, yerler takvime geri döner.',
  },
  release: {
    pieces: 'Ödeme için ayrılan parçalar serbest kalır.',
    seats: 'Ödeme için ayrılan yerler serbest kalır.',
    both: 'Ödeme için ayrılan parça ve yerler serbest kalır.',
  },
};

const MAILS: Readonly<Record<TransitionMail, string>> = {
  confirmed: 'Müşteriye siparişinin onaylandığı e-postayla bildirilir.',
  shipped: 'Müşteriye kargo bilgisiyle birlikte e-posta gider.',
  ready: 'Müşteriye siparişinin teslime hazır olduğu e-postayla bildirilir.',
  in_transit: 'Müşteriye siparişinin yolda olduğu e-postayla bildirilir.',
  delivered: 'Müşteriye siparişinin teslim edildiği e-postayla bildirilir.',
  cancelled: 'Müşteriye siparişinin iptal edildiği e-postayla bildirilir.',
  reinstated: 'Müşteriye siparişinin yeniden açıldığı e-postayla bildirilir.',
};

const UNPAID = {
  never: 'Bu sipariş için alınmış bir ödeme görünmüyor.',
  returned: 'Bu siparişin ödemesi iade edildi; ödemesiz olarak yeniden açılır.',
};

function orderedGoods({ pieces, seats }: AdminOrderView): OrderedGoods {
  if (seats === 0) return 'pieces';
  return pieces === 0 ? 'seats' : 'both';
}

/** The lines whose pieces the order has now. */
export function linesWithPieces({ hasGoods, lines }: AdminOrderView): AdminOrderView['lines'] {
  return hasGoods ? lines.filter(({ kind, isCancelled }) => kind === 'product' && !isCancelled) : [];
}

/** The order has pieces that a cancellation may add to the stock. */
export function hasPiecesToReturn(order: AdminOrderView): boolean {
  return transitionOf(order, 'cancelled').goods === 'return' && linesWithPieces(order).length > 0;
}

export function transitionOf(order: AdminOrderView, to: OrderStatus): OrderTransition {
  return orderTransition(order.status, to, {
    ...order,
    hasPieces: order.lines.some(({ kind }) => kind === 'product'),
  });
}

/** The consequences of a change of status, shown before it is confirmed. */
export function transitionNotes(order: AdminOrderView, to: OrderStatus): string[] {
  if (to === order.status) return [];
  const { goods } = transitionOf(order, to);
  return [...(goods === 'keep' ? [] : [GOODS[goods][orderedGoods(order)]]), ...furtherNotes(order, to)];
}

/** Of pieces that go back to the stock nothing is said, because the cancellation asks about them. */
export function cancellationNotes(order: AdminOrderView): string[] {
  if (!hasPiecesToReturn(order)) return transitionNotes(order, 'cancelled');
  return [...(order.seats > 0 ? [GOODS.return.seats] : []), ...furtherNotes(order, 'cancelled')];
}

function furtherNotes(order: AdminOrderView, to: OrderStatus): string[] {
  const { mail, givesUnpaid, refundsMoney } = transitionOf(order, to);
  return [
    mail === null || order.person === 'erased' ? 'Müşteriye e-posta gitmez.' : MAILS[mail],
    ...(refundsMoney
      ? [`Ödenen ${formatTl(order.refundableKurus)} ${refundTarget(order)} iade edilebilir.`]
      : []),
    ...(givesUnpaid ? [UNPAID[order.paymentStatus === 'refunded' ? 'returned' : 'never']] : []),
  ];
}
