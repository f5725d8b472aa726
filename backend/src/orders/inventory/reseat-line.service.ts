import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SessionSnapshot } from '../../workshops/session-queries.service.js';
import { SeatsService } from '../../workshops/seats.service.js';
import { OrderLine } from '../order-line.entity.js';
import { Order } from '../order.entity.js';
import { seatLine } from '../seat-line.js';
import { InventoryLedgerService } from './inventory-ledger.service.js';

/** Moves the seats of a line from one session to another, for the price that was agreed. */
@Injectable()
export class ReseatLineService {
  constructor(
    private readonly seats: SeatsService,
    private readonly ledger: InventoryLedgerService,
  ) {}

  /**
   * Takes the new seats and frees the old ones in one transaction. False when the new session has not enough of them, is
   * closed or has begun; the caller, who has locked the order and both sessions, must then roll back.
   */
  async reseat(manager: EntityManager, lineId: string, to: SessionSnapshot): Promise<boolean> {
    const line = await seatLine(manager, lineId);
    const { sessionId: from, orderId } = line;
    if (!(await this.ledger.enterReturn(manager, line))) {
      throw new Error(`Order line ${lineId} has no seats to move.`);
    }
    const { id: sessionId, title: name, description, date, startTime, endTime } = to;
    await manager.update(
      OrderLine,
      { id: lineId },
      { sessionId, name, description, date, startTime, endTime },
    );
    await manager.increment(Order, { id: orderId }, 'version', 1);
    await this.ledger.enterSale(manager, Object.assign(line, { sessionId }));
    if (!(await this.seats.takeNow(manager, sessionId, line.quantity))) return false;
    await this.seats.returnSeats(manager, from, line.quantity);
    return true;
  }
}
