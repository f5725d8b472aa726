import type { AccountOrder } from '../../contract/people/account.views.js';
import { shortId } from '../../contract/common/short-id.js';
import type { Picture } from '../../contract/media/picture.js';
import { refundsOfTotal } from '../../contract/orders/refunds-of-total.js';
import type { StatusTimes } from '../../contract/orders/order-status.js';
import type { LineKind } from '../../contract/orders/line-kind.js';
import { cargoOfOnly, type ParcelView } from '../../contract/shipping/parcel.views.js';
import { pictureOfLine } from './line-picture.js';
import type { GoodsLine } from './order-line.entity.js';
import type { Order } from './order.entity.js';

interface LinesOfOrder {
  readonly order: Order;
  readonly lines: readonly GoodsLine[];
  /** The lines whose items were taken and have been returned. */
  readonly returnedLineIds: readonly string[];
  readonly statusTimes: StatusTimes;
  readonly parcels: readonly ParcelView[];
  /** What of its refunds became a credit or went back to one. */
  readonly creditedKurus: number;
}

export function accountOrder(
  { order, lines, returnedLineIds, statusTimes, parcels, creditedKurus }: LinesOfOrder,
  pictures: ReadonlyMap<string, Picture>,
): AccountOrder {
  const returned = lines.filter(({ id }) => order.status !== 'cancelled' && returnedLineIds.includes(id));
  return {
    id: order.id,
    shortId: shortId(order.id),
    createdAt: order.createdAt.toISOString(),
    statusTimes,
    status: order.status,
    paymentStatus: order.paymentStatus,
    totalKurus: order.totalKurus,
    refundedKurus: refundsOfTotal(order, 0).refundedKurus,
    creditedKurus,
    cargo: cargoOfOnly(parcels),
    isPickedUp: order.isPickedUp,
    preparationDays: order.preparationDays,
    pieces: countOf(lines, 'product'),
    seats: countOf(lines, 'workshop'),
    cancelledSeats: countOf(returned, 'workshop'),
    lines: lines.map((line) => ({
      id: line.id,
      name: line.name,
      picture: pictureOfLine(line, pictures),
    })),
  };
}

function countOf(lines: readonly GoodsLine[], kind: LineKind): number {
  return lines.filter((line) => line.kind === kind).reduce((sum, { quantity }) => sum + quantity, 0);
}
