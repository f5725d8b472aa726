import type { EntityManager } from 'typeorm';
import { type GoodsLine, OrderLine } from './order-line.entity.js';

/** A line of seats in a session. */
export type SeatLine = GoodsLine & { readonly kind: 'workshop'; readonly sessionId: string };

/** Throws for a line of pieces. */
export async function seatLine(manager: EntityManager, id: string): Promise<SeatLine> {
  const line = await manager.findOneByOrFail(OrderLine, { id });
  if (!isSeatLine(line)) throw new Error(`Order line ${id} has no seats.`);
  return line;
}

function isSeatLine(line: OrderLine): line is SeatLine {
  return line.kind === 'workshop' && line.sessionId !== null;
}
