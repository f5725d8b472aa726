import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import type { AdminOrderView } from '@contract/orders/admin-orders.views.js';
import type { OrderStatus } from '@contract/orders/order-status.js';
import type { Comparison } from '../../lib/use-versioned-save.js';
import { turnWords } from './turn-words.js';

export interface StatusChange {
  readonly status: OrderStatus;
  readonly cargo?: CargoDto;
  readonly returnsMoney?: boolean;
}

export function cargoText(cargo: CargoDto | AdminOrderView['cargo']): string {
  return cargo === null ? '' : [cargo.company, cargo.trackingNumber ?? ''].join(' ').trim();
}

/** A version moves on with every refund and payment too: only what was seen and decided upon is a conflict. */
export function compareStatus(seen: AdminOrderView, mine: StatusChange, theirs: AdminOrderView): Comparison {
  const isMoneyLeft = mine.returnsMoney === true && theirs.refundableKurus > 0;
  const wantsOtherCargo = mine.cargo !== undefined && cargoText(mine.cargo) !== cargoText(theirs.cargo);
  if (theirs.status === mine.status) return isMoneyLeft || wantsOtherCargo ? 'differs' : 'same';
  const isAsSeen =
    theirs.status === seen.status &&
    cargoText(theirs.cargo) === cargoText(seen.cargo) &&
    turnWords(theirs, mine.status).join() === turnWords(seen, mine.status).join();
  return isAsSeen ? 'apart' : 'differs';
}

export function compareCargo(seen: AdminOrderView, mine: CargoDto, theirs: AdminOrderView): Comparison {
  if (cargoText(theirs.cargo) === cargoText(mine)) return 'same';
  return cargoText(theirs.cargo) === cargoText(seen.cargo) ? 'apart' : 'differs';
}
