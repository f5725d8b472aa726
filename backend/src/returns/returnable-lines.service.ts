import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type DeliveredLine,
  type DeliveredOrder,
  lastDayToAsk,
  type ReturnableLine,
  returnableLine,
} from '../../contract/returns/returnable-lines.js';
import type { LocalDate } from '../../contract/common/dates.js';
import { stateOf } from '../orders/line-states.service.js';
import type { WholeOrder } from '../orders/order-queries.service.js';
import { StatusTimesService } from '../orders/status-times.service.js';
import { Clock } from '../platform/clock.js';
import { CurrentStudio } from '../studio/current-studio.js';

/** How far the pieces of a line are, and how many of them go back. */
interface Delivery {
  readonly lineId: string;
  readonly sentQuantity: number;
  readonly arrivedAt: Date | null;
  readonly returnedQuantity: number;
}

export interface ReturnableLines {
  readonly lines: readonly ReturnableLine[];
  /** The last day to give notice; null while the term has not begun. */
  readonly askBy: LocalDate | null;
  readonly days: number;
}

/** Tells what of an order may go back at the moment. */
@Injectable()
export class ReturnableLinesService {
  constructor(
    private readonly times: StatusTimesService,
    private readonly studio: CurrentStudio,
    private readonly clock: Clock,
  ) {}

  async ofOrder(manager: EntityManager, whole: WholeOrder): Promise<ReturnableLines> {
    const { days } = this.studio.returnRules;
    const deliveries = await this.deliveries(manager, whole);
    const lines = whole.lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => deliveredLine(whole, line, deliveries));
    const order = { channel: whole.order.channel, deliveredAt: deliveredAt(lines) };
    const now = this.clock.now();
    return {
      lines: lines.map((line) => returnableLine(order, line, { days, now })),
      askBy: lastDayToAsk(order, days),
      days,
    };
  }

  /** What is collected has no parcel: it is delivered with its order. */
  private async deliveries(
    manager: EntityManager,
    { order, lines }: WholeOrder,
  ): Promise<readonly Delivery[]> {
    const found = await manager.query<Delivery[]>(
      `SELECT line.id AS "lineId", pieces_going_back(line.id)::integer AS "returnedQuantity",
         coalesce(sum(packed.quantity) FILTER (WHERE parcel.left_at IS NOT NULL), 0)::integer AS "sentQuantity",
         CASE WHEN bool_and(parcel.arrived_at IS NOT NULL) FILTER (WHERE parcel.left_at IS NOT NULL)
           THEN max(parcel.arrived_at) END AS "arrivedAt"
       FROM order_line line LEFT JOIN parcel_line packed ON packed.order_line_id = line.id
       LEFT JOIN parcel ON parcel.id = packed.parcel_id
       WHERE line.order_id = $1 GROUP BY line.id`,
      [order.id],
    );
    if (!order.isPickedUp) return found;
    const { delivered } = await this.times.ofOrder(manager, order.id);
    const isGiven = order.status === 'delivered';
    return found.map((delivery) => ({
      ...delivery,
      sentQuantity: isGiven ? (lines.find(({ id }) => id === delivery.lineId)?.quantity ?? 0) : 0,
      arrivedAt: isGiven && delivered !== undefined ? new Date(delivered) : null,
    }));
  }
}

function deliveredLine(
  { order, states }: WholeOrder,
  line: WholeOrder['lines'][number],
  deliveries: readonly Delivery[],
): DeliveredLine & { readonly isWhole: boolean } {
  const { id: lineId, name, kind, quantity } = line;
  const delivery = deliveries.find((each) => each.lineId === lineId);
  const sentQuantity = delivery?.sentQuantity ?? 0;
  return {
    ...{ lineId, name, kind, sentQuantity },
    isCancelled: order.status === 'cancelled' || stateOf(states, line).isCancelled,
    arrivedAt: delivery?.arrivedAt ?? null,
    returnedQuantity: delivery?.returnedQuantity ?? 0,
    isWhole: sentQuantity >= quantity,
  };
}

/** The term begins with the last piece of the order. */
function deliveredAt(
  lines: readonly (DeliveredLine & { readonly isWhole: boolean })[],
): DeliveredOrder['deliveredAt'] {
  const pieces = lines.filter(({ kind, isCancelled }) => kind === 'product' && !isCancelled);
  const times = pieces.flatMap(({ arrivedAt, isWhole }) =>
    arrivedAt && isWhole ? [arrivedAt.getTime()] : [],
  );
  return times.length === pieces.length && times.length > 0 ? new Date(Math.max(...times)) : null;
}
