import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StockService } from '../../catalog/stock.service.js';
import type { GoodsLine } from '../order-line.entity.js';
import { InventoryLedgerService } from './inventory-ledger.service.js';
import { linesByLockOrder } from './inventory-item.js';
import { linesInOrder } from './lines-in-order.js';
import { StockNoticesService } from './stock-notices.service.js';

/** How many pieces of a line came back, and how many of them are whole. */
export interface PiecesBack {
  readonly lineId: string;
  readonly quantity: number;
  readonly wholeQuantity: number;
}

/** Pieces of an order that goes on: those that buyers sent back, and new ones for those that arrived broken. */
@Injectable()
export class ReturnedPiecesService {
  constructor(
    private readonly ledger: InventoryLedgerService,
    private readonly stock: StockService,
    private readonly notices: StockNoticesService,
  ) {}

  /** The lines whose pieces count as back already, because their order was cancelled or they were returned by themselves. */
  async linesThatAreBack(manager: EntityManager, orderId: string): Promise<string[]> {
    return this.ledger.returnedLines(manager, [orderId]);
  }

  /**
   * Whole pieces go back to the shelf, broken ones do not. What counts as back already does not come twice; the rest is
   * returned. Expects a locked order.
   */
  async takeBack(
    manager: EntityManager,
    orderId: string,
    pieces: readonly PiecesBack[],
  ): Promise<readonly PiecesBack[]> {
    const areBack = await this.linesThatAreBack(manager, orderId);
    const away = pieces.filter(({ lineId }) => !areBack.includes(lineId));
    for (const { line, of } of await linesOf(manager, orderId, away)) {
      const { wholeQuantity } = of;
      const broken = of.quantity - wholeQuantity;
      if (wholeQuantity > 0) {
        await this.ledger.enterPart(manager, line, {
          kind: 'back',
          quantity: wholeQuantity,
          isRestocked: true,
        });
      }
      if (broken > 0) {
        await this.ledger.enterPart(manager, line, { kind: 'back', quantity: broken, isRestocked: false });
      }
      if (line.productId !== null && wholeQuantity > 0 && (await this.ledger.wasTracked(manager, line))) {
        await this.stock.returnStock(manager, line.productId, wholeQuantity);
      }
    }
    return away;
  }

  /**
   * Takes a new piece from the shelf for each that arrived broken. Returns the name of one that is gone, after which the
   * caller must roll back; null when all were taken. Expects a locked order.
   */
  async replace(
    manager: EntityManager,
    orderId: string,
    pieces: readonly Pick<PiecesBack, 'lineId' | 'quantity'>[],
  ): Promise<string | null> {
    for (const { line, of } of await linesOf(manager, orderId, pieces)) {
      const { productId } = line;
      if (productId === null) return line.name;
      const taken = await this.stock.takeNow(manager, productId, of.quantity);
      if (taken === null) return line.name;
      await this.ledger.enterPart(manager, line, {
        ...{ kind: 'again', quantity: of.quantity, isRestocked: true },
        isTracked: taken === 'counted',
      });
      if (taken === 'counted') {
        await this.notices.afterSale(manager, { id: productId, quantity: of.quantity });
      }
    }
    return null;
  }
}

async function linesOf<Pieces extends Pick<PiecesBack, 'lineId'>>(
  manager: EntityManager,
  orderId: string,
  pieces: readonly Pieces[],
): Promise<{ readonly line: GoodsLine; readonly of: Pieces }[]> {
  const lines = (await linesInOrder(manager, { orderId, kind: 'product' })).sort(linesByLockOrder);
  return lines.flatMap((line) => {
    const of = pieces.find(({ lineId }) => lineId === line.id);
    return of ? [{ line, of }] : [];
  });
}
