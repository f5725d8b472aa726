/** Specification 2, section 4; labels for customers: specification 1, section 4. */
export const ORDER_STATUSES = [
  'pending',
  'confirmed',
  'preparing',
  'shipped',
  'in_transit',
  'delivered',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** When an order entered each status after its first one, as ISO instants. */
export type StatusTimes = Readonly<Partial<Record<OrderStatus, string>>>;

export const CUSTOMER_ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  preparing: 'Hazırlanıyor',
  shipped: 'Kargoda',
  in_transit: 'Yolda',
  delivered: 'Teslim Edildi',
  cancelled: 'İptal Edildi',
};

/** The labels of the back office for an order that is sent: specification 2, section 4. */
const STUDIO_LABELS: Record<OrderStatus, string> = {
  ...CUSTOMER_ORDER_STATUS_LABELS,
  shipped: 'Kargoya Verildi',
};

/** An order whose status is named; one that the buyer collects at the studio is not sent. */
export interface NamedOrder {
  readonly status: OrderStatus;
  readonly isPickedUp: boolean;
}

const READY_FOR_PICK_UP = 'Teslime Hazır';
const PICK_UP_LABELS: Readonly<Partial<Record<OrderStatus, string>>> = {
  shipped: READY_FOR_PICK_UP,
  in_transit: READY_FOR_PICK_UP,
};

/** The labels of the back office where orders that are sent and orders that are collected stand together. */
export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  ...STUDIO_LABELS,
  shipped: `${STUDIO_LABELS.shipped} / ${READY_FOR_PICK_UP}`,
};

export function customerStatusLabel({ status, isPickedUp }: NamedOrder): string {
  return (isPickedUp ? PICK_UP_LABELS[status] : undefined) ?? CUSTOMER_ORDER_STATUS_LABELS[status];
}

export function studioStatusLabel({ status, isPickedUp }: NamedOrder): string {
  return (isPickedUp ? PICK_UP_LABELS[status] : undefined) ?? STUDIO_LABELS[status];
}

/** The statuses of an order of seats only: nothing of it is prepared, sent or delivered. */
const SEAT_ORDER_STATUSES: readonly OrderStatus[] = ['pending', 'confirmed', 'cancelled'];

/** The statuses that the back office offers for an order, always including its present one. */
export function offeredStatuses({
  status,
  isPickedUp,
  pieces,
}: NamedOrder & { readonly pieces: number }): OrderStatus[] {
  return ORDER_STATUSES.filter((each) => {
    if (each === status) return true;
    // What is collected is never on its way.
    return pieces > 0 ? !(isPickedUp && each === 'in_transit') : SEAT_ORDER_STATUSES.includes(each);
  });
}

export const ORDER_PAYMENT_STATUSES = ['unpaid', 'partly_paid', 'paid', 'refunded'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

export const ORDER_PAYMENT_STATUS_LABELS: Record<OrderPaymentStatus, string> = {
  unpaid: 'Ödenmedi',
  partly_paid: 'Kısmen Ödendi',
  paid: 'Ödendi',
  refunded: 'İade Edildi',
};
