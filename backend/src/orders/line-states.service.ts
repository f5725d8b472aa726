import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionTimes } from '../../contract/workshops/session.js';
import { OrderBookingsService } from '../bookings/order-bookings.service.js';
import { InventoryLedgerService } from './inventory/inventory-ledger.service.js';
import { sessionOf } from './inventory/session-of-line.js';
import type { GoodsLine, OrderLine } from './order-line.entity.js';
import type { Order } from './order.entity.js';

/** What became of a line since it was bought. The line itself stays as it was agreed that day. */
export interface LineState {
  /** The agreed time of a seat, also after a move; null for a piece. */
  readonly session: SessionTimes | null;
  /** The time that was bought, when the workshop has moved since. */
  readonly movedFrom: SessionTimes | null;
  /** Its seats were cancelled, or its pieces came back, while the order goes on. */
  readonly isCancelled: boolean;
  /** Null for a piece, and for seats without a booking. */
  readonly bookingId: string | null;
}

/** Reads what became of the lines of an order. */
@Injectable()
export class LineStatesService {
  constructor(
    private readonly bookings: OrderBookingsService,
    private readonly ledger: InventoryLedgerService,
  ) {}

  /** Keyed by line. */
  async ofOrder(
    manager: EntityManager,
    { id, status }: Order,
    lines: readonly GoodsLine[],
  ): Promise<ReadonlyMap<string, LineState>> {
    const bookings = await this.bookings.ofOrder(manager, id);
    const returned = status === 'cancelled' ? [] : await this.ledger.returnedLines(manager, [id]);
    return new Map(
      lines.map((line) => {
        const bought = sessionOf(line);
        const booking = bookings.find(({ orderLineId }) => orderLineId === line.id);
        const session = booking?.session ?? bought;
        const state: LineState = {
          session,
          movedFrom: session && bought && isOtherTime(session, bought) ? bought : null,
          isCancelled: returned.includes(line.id),
          bookingId: booking?.bookingId ?? null,
        };
        return [line.id, state];
      }),
    );
  }
}

/** Every line of an order that was read has a state. */
export function stateOf(states: ReadonlyMap<string, LineState>, { id }: Pick<OrderLine, 'id'>): LineState {
  const state = states.get(id);
  if (!state) throw new Error(`The state of order line ${id} was not read.`);
  return state;
}

function isOtherTime(a: SessionTimes, b: SessionTimes): boolean {
  return a.date !== b.date || a.startTime !== b.startTime || a.endTime !== b.endTime;
}
