import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import { studioStatusLabel } from '@contract/orders/order-status.js';
import { type ConflictField, ConflictDialog } from '../../ui/conflict-dialog.js';
import { type StatusChange, formatCargo } from './order-comparison.js';
import { transitionOf, transitionNotes } from './transition-notes.js';
import type { OrderChanges } from './use-order-changes.js';
import type { CargoDraftState, OrderDraftState } from './use-order-draft.js';

interface StatusConflictProps {
  readonly changes: OrderChanges['status'];
  readonly draft: OrderDraftState;
}

/** Shows a conflict: my change, the order as it is now, and the effect of my change on it. */
export function StatusConflict({ changes, draft }: StatusConflictProps) {
  const { conflict, saveOver, giveUp, isPending } = changes;
  if (conflict === null) return null;
  const { mine, theirs } = conflict;
  const lacksCargo = transitionOf(theirs, mine.status).asksCargo && mine.cargo === undefined;
  const keepMine = async () => {
    if (lacksCargo) {
      giveUp();
      draft.reloadOnce(theirs, mine.status);
    } else if (await saveOver(conflict)) draft.discard();
  };
  return (
    <ConflictDialog
      fields={fieldsOf(mine, theirs)}
      consequences={[
        ...transitionNotes(theirs, mine.status),
        ...(lacksCargo ? ['Önce kargo şirketi sorulur; kayıt ondan sonra değişir.'] : []),
      ]}
      pending={isPending}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={() => {
        giveUp();
        draft.discard();
      }}
      onClose={giveUp}
    />
  );
}

interface CargoConflictProps {
  readonly changes: OrderChanges['cargo'];
  readonly draft: CargoDraftState;
}

export function CargoConflict({ changes, draft }: CargoConflictProps) {
  const { conflict, saveOver, giveUp, isPending } = changes;
  if (conflict === null) return null;
  const keepMine = async () => {
    if (await saveOver(conflict)) draft.discard();
  };
  return (
    <ConflictDialog
      fields={[
        { label: 'Kargo', mine: formatCargo(conflict.mine), theirs: formatCargo(conflict.theirs.cargo) },
      ]}
      pending={isPending}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={() => {
        giveUp();
        draft.discard();
      }}
      onClose={giveUp}
    />
  );
}

function fieldsOf({ status, cargo }: StatusChange, theirs: AdminOrderView): ConflictField[] {
  const fields: ConflictField[] = [
    {
      label: 'Sipariş durumu',
      mine: studioStatusLabel({ ...theirs, status }),
      theirs: studioStatusLabel(theirs),
    },
  ];
  if (cargo) fields.push({ label: 'Kargo', mine: formatCargo(cargo), theirs: formatCargo(theirs.cargo) });
  return fields;
}
