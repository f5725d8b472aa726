import { formatTl } from '@contract/common/money.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import { type OrderTurn, orderTurn, type TurnMail } from '@contract/orders/order-turn.js';

const GOODS: Readonly<Record<Exclude<OrderTurn['goods'], 'keep'>, string>> = {
  take: 'Parçalar stoktan, yerler takvimden yeniden düşülür; yeterince yoksa değişiklik kabul edilmez.',
  give_back: 'Parçalar stoğa, yerler takvime geri döner.',
  let_go: 'Ödeme için ayrılan parça ve yerler serbest kalır.',
};

const MAILS: Readonly<Record<TurnMail, string>> = {
  confirmed: 'Müşteriye siparişinin onaylandığı e-postayla bildirilir.',
  shipped: 'Müşteriye kargo bilgisiyle birlikte e-posta gider.',
  in_transit: 'Müşteriye siparişinin yolda olduğu e-postayla bildirilir.',
  delivered: 'Müşteriye siparişinin teslim edildiği e-postayla bildirilir.',
  cancelled: 'Müşteriye siparişinin iptal edildiği e-postayla bildirilir.',
  revived: 'Müşteriye siparişinin yeniden açıldığı e-postayla bildirilir.',
};

export function turnOf(order: AdminOrderView, to: OrderStatus): OrderTurn {
  return orderTurn(order.status, to, {
    ...order,
    hasPieces: order.lines.some(({ kind }) => kind === 'product'),
  });
}

/** What a change of status would do, before anybody presses a button. */
export function turnWords(order: AdminOrderView, to: OrderStatus): string[] {
  if (to === order.status) return [];
  const { goods, mail, givesUnpaid, returnsMoney } = turnOf(order, to);
  return [
    ...(goods === 'keep' ? [] : [GOODS[goods]]),
    mail === null || order.person === 'forgotten' ? 'Müşteriye e-posta gitmez.' : MAILS[mail],
    ...(returnsMoney ? [`Ödenen ${formatTl(order.refundableKurus)} karta iade edilebilir.`] : []),
    ...(givesUnpaid ? ['Bu sipariş için alınmış bir ödeme görünmüyor.'] : []),
  ];
}
