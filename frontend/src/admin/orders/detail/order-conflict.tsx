import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { ORDER_STATUS_LABELS } from '@contract/orders/order-status.js';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import { type ConflictField, ConflictDialog } from '../../ui/conflict-dialog.js';
import type { StatusChange, useOrderChanges } from './use-order-changes.js';

interface OrderConflictProps {
  /** As it stands now: it was read again when the conflict was noticed. */
  readonly order: AdminOrderView;
  readonly changes: ReturnType<typeof useOrderChanges>;
  readonly onSettled: () => void;
}

/** Somebody else changed the order first: what I wanted beside what it is now. */
export function OrderConflict({ order, changes, onSettled }: OrderConflictProps) {
  const { conflict, setStatus, dropConflict, isSavingStatus } = changes;
  const keepMine = async () => {
    if (conflict && (await setStatus({ ...conflict.mine, version: order.version }))) onSettled();
  };
  const takeTheirs = () => {
    dropConflict();
    onSettled();
  };
  return (
    <ConflictDialog
      open={conflict !== null}
      fields={conflict ? fieldsOf(conflict.mine, order) : []}
      pending={isSavingStatus}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={takeTheirs}
      onClose={dropConflict}
    />
  );
}

function fieldsOf({ status, cargo }: StatusChange, order: AdminOrderView): ConflictField[] {
  const fields: ConflictField[] = [
    { label: 'Sipariş durumu', mine: ORDER_STATUS_LABELS[status], theirs: ORDER_STATUS_LABELS[order.status] },
  ];
  if (cargo) fields.push({ label: 'Kargo', mine: cargoText(cargo), theirs: cargoText(order.cargo) });
  return fields;
}

function cargoText(cargo: CargoDto | AdminOrderView['cargo']): string {
  return cargo === null ? '' : [cargo.company, cargo.trackingNumber ?? ''].join(' ').trim();
}
