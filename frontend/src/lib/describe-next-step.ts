import type { OrderStatus } from '@contract/orders/order-status.js';
import { PIECES_COME_IN } from '@contract/orders/preparation.js';

export type OrderKind = 'pieces' | 'seats' | 'both';

const IN_THE_STUDIO = `${PIECES_COME_IN} Kargoya verdiğimizde haber veririz.`;
const ON_THE_WAY = 'Parçalarınız kargoda. Birkaç gün içinde kapınızda olur.';
const AT_THE_STUDIO =
  'Workshop günü sizi atölyede bekliyoruz; biletinizdeki karekodu girişte göstermeniz yeterli.';

/** The next step for a buyer of pieces, by order status. */
const NEXT: Record<OrderStatus, string> = {
  pending: IN_THE_STUDIO,
  confirmed: IN_THE_STUDIO,
  preparing: IN_THE_STUDIO,
  shipped: ON_THE_WAY,
  in_transit: ON_THE_WAY,
  delivered: 'Parçalarınız sizde. Güle güle kullanın.',
  cancelled: 'Siparişiniz iptal edildi.',
};

/** Says what the buyer of a paid order can expect next. */
export function describeNextStep(status: OrderStatus, kind: OrderKind): string {
  if (kind === 'pieces' || status === 'cancelled') return NEXT[status];
  return kind === 'seats' ? AT_THE_STUDIO : `${NEXT[status]} ${AT_THE_STUDIO}`;
}
