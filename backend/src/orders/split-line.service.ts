import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { splitLine } from '../../contract/orders/split-line.js';
import { InventoryLedgerService } from './inventory/inventory-ledger.service.js';
import { OrderLine } from './order-line.entity.js';
import { seatLine } from './seat-line.js';

/** A line that was parted in two. */
interface PartedLine {
  readonly newLineId: string;
  /** What the line cost before, in kuruş. */
  readonly wholeKurus: number;
}

/** Parts lines of seats, so that some of them can be moved or cancelled by themselves. */
@Injectable()
export class SplitLineService {
  constructor(private readonly ledger: InventoryLedgerService) {}

  /**
   * Puts seats of a line that has its seats into a line of its own, in the same session and for the same price. The caller
   * has locked the order, and parts money and booking alike.
   */
  async split(
    manager: EntityManager,
    lineId: string,
    leaving: Parameters<typeof splitLine>[1],
  ): Promise<PartedLine> {
    const line = await seatLine(manager, lineId);
    const { stays, leaves } = splitLine(line, leaving);
    const { quantity, totalKurus, discountKurus, studentDifferenceKurus } = stays;
    await manager.update(
      OrderLine,
      { id: lineId },
      { quantity, totalKurus, discountKurus, studentDifferenceKurus },
    );
    const last = (await manager.maximum(OrderLine, 'position', { orderId: line.orderId })) ?? line.position;
    const part = Object.assign(leaves, { id: randomUUID(), position: last + 1 });
    await manager.insert(OrderLine, part);
    await this.ledger.enterPart(manager, line, { kind: 'less', quantity: part.quantity, isRestocked: true });
    await this.ledger.enterSale(manager, part);
    return { newLineId: part.id, wholeKurus: line.totalKurus - line.discountKurus };
  }
}
