import { useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import { trpc } from '../../../lib/server/trpc.js';
import { formatCargo } from './order-comparison.js';

interface OrderDraft {
  /** The order when the choice began, so that another admin's change is noticed. */
  readonly from: AdminOrderView;
  readonly status: OrderStatus;
  readonly cargo: CargoDto;
}

const cargoOf = ({ cargo }: AdminOrderView, agreedCarrier: string): CargoDto => ({
  company: cargo?.company ?? agreedCarrier,
  trackingNumber: cargo?.trackingNumber ?? '',
});

/** The carrier with which the studio has a contract, for a parcel of which nothing is known yet; empty without one. */
export function useAgreedCarrier(): string {
  return trpc.admin.studio.agreedCarrier.useQuery().data ?? '';
}

/** The chosen but unsaved status. Without one, the screen shows the order's own. */
export function useOrderDraft(order: AdminOrderView) {
  const carrier = useAgreedCarrier();
  const [draft, setDraft] = useState<OrderDraft | null>(null);
  const isDirty = draft !== null && draft.status !== order.status;
  const own: OrderDraft = { from: order, status: order.status, cargo: cargoOf(order, carrier) };
  const shown = isDirty ? draft : own;
  return {
    shown,
    isDirty,
    choose: (status: OrderStatus) => setDraft({ ...shown, status }),
    writeCargo: (cargo: CargoDto) => setDraft({ ...shown, cargo }),
    /** Makes the same choice for the current order. */
    reloadOnce: (from: AdminOrderView, status: OrderStatus) =>
      setDraft({ from, status, cargo: cargoOf(from, carrier) }),
    discard: () => setDraft(null),
  };
}

export type OrderDraftState = ReturnType<typeof useOrderDraft>;

/** The parcel's tracking as it is being edited. */
export function useCargoDraft(order: AdminOrderView) {
  const carrier = useAgreedCarrier();
  const [draft, setDraft] = useState<{ from: AdminOrderView; cargo: CargoDto } | null>(null);
  const begun = cargoOf(draft?.from ?? order, carrier);
  return {
    /** Null while nobody is typing. */
    typed: draft?.cargo ?? null,
    from: draft?.from ?? order,
    isDirty: draft !== null && formatCargo(draft.cargo) !== formatCargo(begun),
    begin: () => setDraft({ from: order, cargo: cargoOf(order, carrier) }),
    write: (cargo: CargoDto) => setDraft((now) => ({ from: now?.from ?? order, cargo })),
    discard: () => setDraft(null),
  };
}

export type CargoDraftState = ReturnType<typeof useCargoDraft>;
