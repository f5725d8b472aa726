import type { LineKind } from '../orders/line-kind.js';
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

/** A parcel as its buyer reads of it. */
export interface BuyerParcel {
  readonly position: number;
  /** '2 × Kupa, 1 × Vazo' */
  readonly items: string;
  /** 'Kargoya verildi' */
  readonly stateLabel: string;
  readonly cargo: OrderCargo | null;
}

/** '2 × Kupa, 1 × Vazo' */
export function describePieces(pieces: readonly ParcelPieces[]): string {
  return pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}

/** The parcels of an order of which not all pieces lie in one; none for an order that leaves as a whole. */
export function parcelsOfParts(
  parcels: readonly ParcelView[],
  lines: readonly { readonly id: string; readonly kind: LineKind; readonly quantity: number }[],
): readonly ParcelView[] {
  const [only] = parcels;
  if (parcels.length > 1 || only === undefined) return parcels;
  const packed = (id: string) => only.pieces.find(({ lineId }) => lineId === id)?.quantity ?? 0;
  const isWhole = lines.every(({ id, kind, quantity }) => kind !== 'product' || packed(id) >= quantity);
  return isWhole ? [] : parcels;
}

/** The carrier of an order that leaves in one parcel; of several, each has its own. */
export function cargoOfOnly(parcels: readonly ParcelView[]): OrderCargo | null {
  return parcels.length === 1 ? (parcels[0]?.cargo ?? null) : null;
}
