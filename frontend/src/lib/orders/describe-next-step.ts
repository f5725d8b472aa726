import type { OrderStatus } from '@contract/orders/order-status.js';
import { describePromise } from '@contract/orders/preparation.js';

export type OrderKind = 'pieces' | 'seats' | 'both';

const IN_THE_STUDIO = 'Parçalarınız {promise}. Kargoya verdiğimizde haber veririz.';
const ON_THE_WAY = 'Parçalarınız kargoda. Birkaç gün içinde kapınızda olur.';
const TO_COLLECT = 'Parçalarınız {promise}. Hazır olunca haber veririz.';
const READY = 'Parçalarınız atölyede sizi bekliyor.';
const AT_THE_STUDIO =
  'Workshop günü sizi atölyede bekliyoruz; biletinizdeki karekodu girişte göstermeniz yeterli.';

/** The next step for a buyer of pieces, by order status. */
const NEXT: Partial<Record<OrderStatus, string>> = {
  pending: IN_THE_STUDIO,
  confirmed: IN_THE_STUDIO,
  preparing: IN_THE_STUDIO,
  shipped: ON_THE_WAY,
  in_transit: ON_THE_WAY,
  delivered: 'Parçalarınız sizde. Güle güle kullanın.',
  cancelled: 'Siparişiniz iptal edildi.',
};

/** The same for a buyer who collects the pieces. */
const NEXT_TO_COLLECT: typeof NEXT = {
  ...NEXT,
  pending: TO_COLLECT,
  confirmed: TO_COLLECT,
  preparing: TO_COLLECT,
  shipped: READY,
  in_transit: READY,
};

interface OrderedThings {
  readonly status: OrderStatus;
  /** ISO instant. */
  readonly createdAt: string;
  readonly isPickedUp: boolean;
  readonly preparationDays: number;
}

/** Says what the buyer of a paid order can expect next, and until when. */
export function describeNextStep(
  { status, createdAt, isPickedUp, preparationDays }: OrderedThings,
  kind: OrderKind,
): string {
  const promise = describePromise(createdAt, { preparationDays, isPickedUp });
  const next = (isPickedUp ? NEXT_TO_COLLECT : NEXT)[status]?.replace('{promise}', promise) ?? '';
  if (kind === 'pieces' || status === 'cancelled') return next;
  return kind === 'seats' ? AT_THE_STUDIO : `${next} ${AT_THE_STUDIO}`;
}
