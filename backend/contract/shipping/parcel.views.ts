import type { OrderCargo } from '../orders/cargo.js';
import type { ParcelState } from './parcel-state.js';

export interface ParcelPieces {
  readonly lineId: string;
  readonly name: string;
  readonly quantity: number;
}

/** A parcel of an order, with what lies in it. */
export interface ParcelView {
  readonly id: string;
  /** Counted within the order, from 1. */
  readonly position: number;
  readonly state: ParcelState;
  /** Null while the carrier is not known. */
  readonly cargo: OrderCargo | null;
  readonly pieces: readonly ParcelPieces[];
}

/** The carrier of an order that leaves in one parcel; of several, each has its own. */
export function cargoOfOnly(parcels: readonly ParcelView[]): OrderCargo | null {
  return parcels.length === 1 ? (parcels[0]?.cargo ?? null) : null;
}
