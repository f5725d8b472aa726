import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import type { Comparison } from '../../lib/use-versioned-save.js';
import { transitionNotes } from './transition-notes.js';

export interface StatusChange {
  readonly status: OrderStatus;
  readonly cargo?: CargoDto;
  readonly refundsMoney?: boolean;
  readonly restocks?: boolean;
}

export function formatCargo(cargo: CargoDto | AdminOrderView['cargo']): string {
  return cargo === null ? '' : [cargo.company, cargo.trackingNumber ?? ''].join(' ').trim();
}

/** Compares only what was seen and decided, because each refund and payment raises the version too. */
export function compareStatus(seen: AdminOrderView, mine: StatusChange, theirs: AdminOrderView): Comparison {
  const isMoneyLeft = mine.refundsMoney === true && theirs.refundableKurus > 0;
  const wantsOtherCargo = mine.cargo !== undefined && formatCargo(mine.cargo) !== formatCargo(theirs.cargo);
  if (theirs.status === mine.status) return isMoneyLeft || wantsOtherCargo ? 'differs' : 'same';
  const isAsSeen =
    theirs.status === seen.status &&
    formatCargo(theirs.cargo) === formatCargo(seen.cargo) &&
    transitionNotes(theirs, mine.status).join() === transitionNotes(seen, mine.status).join();
  return isAsSeen ? 'apart' : 'differs';
}

export function compareCargo(seen: AdminOrderView, mine: CargoDto, theirs: AdminOrderView): Comparison {
  if (formatCargo(theirs.cargo) === formatCargo(mine)) return 'same';
  return formatCargo(theirs.cargo) === formatCargo(seen.cargo) ? 'apart' : 'differs';
}
