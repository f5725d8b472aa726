import { AppError } from '../../../../contract/app-error.js';
import { forNothing, lessOfLine } from '../../../../contract/orders/corrections/corrected-lines.js';
import type { CorrectedLineDto } from '../../../../contract/orders/corrections/correct-order.dto.js';
import { isGoods } from '../../../../contract/orders/line-kind.js';
import type { ParcelView } from '../../../../contract/shipping/parcel.views.js';
import type { NewOrderLine } from '../../new-order.js';
import type { GoodsLine, OrderLine } from '../../order-line.entity.js';
import type { Order } from '../../order.entity.js';

/** An order as far as its lines may be corrected. */
export interface CorrectableOrder {
  readonly order: Pick<Order, 'status'>;
  /** Pieces, seats and the fee of shipping. */
  readonly lines: readonly OrderLine[];
  /** Lines that were cancelled or came back while the order goes on. */
  readonly endedLineIds: readonly string[];
  /** By line: seats that cannot be taken away. */
  readonly keptSeats: ReadonlyMap<string, number>;
  readonly parcels: readonly Pick<ParcelView, 'pieces'>[];
}

/** A line of which some are taken out. */
export interface LessLine {
  readonly line: GoodsLine;
  readonly after: GoodsLine;
}

/** A line of which more are wanted. */
export interface MoreOfLine {
  readonly line: GoodsLine;
  readonly by: number;
}

/** What is to be done about the lines of an order. */
export interface WantedCorrection {
  readonly less: readonly LessLine[];
  readonly more: readonly MoreOfLine[];
}

const ON_THE_WAY: readonly string[] = ['shipped', 'in_transit', 'delivered'];

/**
 * Reads what is wanted of the lines. Throws correction_not_open, correction_of_nothing, correction_sent,
 * correction_line_ended, correction_packed, correction_guest_came, correction_leaves_nothing.
 */
export function wantedCorrection(
  order: CorrectableOrder,
  wanted: readonly CorrectedLineDto[],
): WantedCorrection {
  const { status } = order.order;
  if (status === 'pending' || status === 'cancelled') throw new AppError('correction_not_open');
  const goods = order.lines.filter(isGoods);
  const changes = wanted.flatMap(({ lineId, quantity }) => {
    const line = goods.find(({ id }) => id === lineId);
    if (!line) throw new AppError('changed_meanwhile');
    return line.quantity === quantity ? [] : [{ line, quantity }];
  });
  if (changes.length === 0) throw new AppError('correction_of_nothing');
  for (const change of changes) assertChangeable(order, change);
  const less = changes
    .filter(({ line, quantity }) => quantity < line.quantity)
    .map(({ line, quantity }) => ({ line, after: lessOfLine(line, quantity) }));
  const more = changes
    .filter(({ line, quantity }) => quantity > line.quantity)
    .map(({ line, quantity }) => ({ line, by: quantity - line.quantity }));
  const removed = less.filter(({ after }) => after.quantity === 0).map(({ line }) => line.id);
  const standing = goods.filter(({ id, quantity }) => quantity > 0 && !order.endedLineIds.includes(id));
  if (more.length === 0 && standing.every(({ id }) => removed.includes(id))) {
    throw new AppError('correction_leaves_nothing');
  }
  return { less, more };
}

/** A line that an earlier correction took out may come back; one that was cancelled otherwise may not. */
function assertChangeable(
  { order, endedLineIds, keptSeats, parcels }: CorrectableOrder,
  { line, quantity }: { readonly line: GoodsLine; readonly quantity: number },
): void {
  const what = { what: line.name };
  if (line.kind === 'product' && ON_THE_WAY.includes(order.status)) throw new AppError('correction_sent');
  if (line.quantity > 0 && endedLineIds.includes(line.id)) throw new AppError('correction_line_ended', what);
  if (quantity < packedOf(line, parcels)) throw new AppError('correction_packed', what);
  if (quantity < line.quantity && quantity < (keptSeats.get(line.id) ?? 0)) {
    throw new AppError('correction_guest_came', what);
  }
}

function packedOf({ id }: GoodsLine, parcels: CorrectableOrder['parcels']): number {
  const pieces = parcels.flatMap((parcel) => parcel.pieces).filter(({ lineId }) => lineId === id);
  return pieces.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What the lines cost after the correction. The fee of the parcel stays as agreed, and goes with the last piece. */
export interface CorrectedLines {
  readonly kept: readonly OrderLine[];
  readonly added: readonly NewOrderLine[];
}

export function correctedLines(
  lines: readonly OrderLine[],
  { less, added }: { readonly less: readonly LessLine[]; readonly added: readonly NewOrderLine[] },
): CorrectedLines {
  const kept = lines.map((line) => less.find(({ after }) => after.id === line.id)?.after ?? line);
  const hasPieces = hasPiecesLeft({ kept, added });
  return {
    kept: kept.map((line) => (line.kind === 'shipping' && !hasPieces ? forNothing(line) : line)),
    added,
  };
}

export function hasPiecesLeft({ kept, added }: CorrectedLines): boolean {
  return [...kept, ...added].some(({ kind, quantity }) => kind === 'product' && quantity > 0);
}
