import { useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';

interface OrderDraft {
  /** Of the order as it stood when the choice began: another's change in between is noticed. */
  readonly version: number;
  readonly status: OrderStatus;
  readonly cargo: CargoDto;
}

const cargoOf = ({ cargo }: AdminOrderView): CargoDto => ({
  company: cargo?.company ?? '',
  trackingNumber: cargo?.trackingNumber ?? '',
});

/** A status that was chosen and not saved yet. Without one, the screen follows the order. */
export function useOrderDraft(order: AdminOrderView) {
  const [draft, setDraft] = useState<OrderDraft | null>(null);
  const standing: OrderDraft = { version: order.version, status: order.status, cargo: cargoOf(order) };
  const shown = draft ?? standing;
  return {
    shown,
    isDirty: draft !== null && draft.status !== order.status,
    choose: (status: OrderStatus) => setDraft(status === order.status ? null : { ...shown, status }),
    writeCargo: (cargo: CargoDto) => setDraft({ ...shown, cargo }),
    discard: () => setDraft(null),
  };
}

export type OrderDraftState = ReturnType<typeof useOrderDraft>;
