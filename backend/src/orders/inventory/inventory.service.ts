import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { isGoods, lineKey } from '../../../contract/orders/line-kind.js';
import { type HoldResult, StockService, type TakeResult } from '../../catalog/stock.service.js';
import { SeatsService } from '../../workshops/seats.service.js';
import type { EndedHold } from '../holds/ended-hold.js';
import { type GoodsLine, OrderLine } from '../order-line.entity.js';
import { type InventoryItem, itemOf, linesByLockOrder } from './inventory-item.js';
import { linesInOrder } from './lines-in-order.js';
import { InventoryLedgerService, type PieceReturn } from './inventory-ledger.service.js';
import { MakeRoomService } from './make-room.service.js';
import { StockNoticesService } from './stock-notices.service.js';

interface Sale {
  /** All pieces and seats of the order. */
  readonly lines: readonly GoodsLine[];
  /** The lines that are not available; when there are any, the caller must roll back. */
  readonly missing: readonly GoodsLine[];
}

interface WhatToSell {
  readonly orderId: string;
  readonly held: EndedHold | null;
  /** Lines that are left unchanged. */
  readonly exceptLineIds?: readonly string[];
}

interface WhatToReturn {
  readonly orderId: string;
  readonly exceptLineIds: readonly string[];
  /** False when the pieces are not added to the stock. */
  readonly isRestocked: boolean;
}

interface Lessening {
  readonly line: GoodsLine;
  /** At most the quantity of the line. */
  readonly by: number;
  /** False when the pieces are not added to the stock. */
  readonly isRestocked: boolean;
}

const RESTOCKED: PieceReturn = { isRestocked: true, isSeparate: false };

/**
 * Stock and seats behind one interface: holds them for carts, and takes and returns them for the lines of
 * orders. The ledger ensures that takes and returns of a line alternate.
 */
@Injectable()
export class InventoryService {
  constructor(
    private readonly stock: StockService,
    private readonly seats: SeatsService,
    private readonly ledger: InventoryLedgerService,
    private readonly notices: StockNoticesService,
    private readonly room: MakeRoomService,
  ) {}

  /** Null when there are not enough of them, or the item is not for sale. */
  async hold(manager: EntityManager, item: InventoryItem): Promise<HoldResult> {
    return this.holdPart(manager, item, item.quantity);
  }

  /** Reserves a part of the items. Null when there are not enough for all of them, or the item is not for sale. */
  async holdPart(
    manager: EntityManager,
    { kind, id, quantity }: InventoryItem,
    reserved: number,
  ): Promise<HoldResult> {
    if (kind === 'product') return this.stock.hold(manager, id, { quantity, reserved });
    return (await this.seats.hold(manager, id, { quantity, reserved })) ? 'held' : null;
  }

  /** The pieces in stock and the seats of each session, by `lineKey`; null where the stock is unlimited. */
  async totals(
    manager: EntityManager,
    items: readonly Pick<InventoryItem, 'kind' | 'id'>[],
  ): Promise<Map<string, number | null>> {
    const rows = await manager.query<{ kind: InventoryItem['kind']; id: string; total: number | null }[]>(
      `SELECT 'product' AS kind, id, CASE WHEN is_unlimited THEN NULL ELSE stock_quantity END AS total
       FROM product WHERE id = ANY ($1::uuid[])
       UNION ALL SELECT 'workshop', id, capacity FROM workshop_session WHERE id = ANY ($2::uuid[])`,
      [idsOf(items, 'product'), idsOf(items, 'workshop')],
    );
    return new Map(rows.map((row) => [lineKey(row), row.total]));
  }

  /** Locks these items until the transaction ends, always in the same order. */
  async lock(manager: EntityManager, items: readonly Pick<InventoryItem, 'kind' | 'id'>[]): Promise<void> {
    await this.stock.lock(manager, idsOf(items, 'product'));
    await this.seats.lock(manager, idsOf(items, 'workshop'));
  }

  async releaseHeld(manager: EntityManager, { kind, id, quantity }: InventoryItem): Promise<void> {
    if (kind === 'product') await this.stock.releaseHeld(manager, id, quantity);
    else await this.seats.releaseHeld(manager, id, quantity);
  }

  /** Takes the items of all lines that do not have theirs yet, from the hold where there is one. */
  async sell(manager: EntityManager, { orderId, held, exceptLineIds = [] }: WhatToSell): Promise<Sale> {
    const lines = await linesInOrder(manager, { orderId });
    const missing: GoodsLine[] = [];
    for (const line of lines.filter(({ id }) => !exceptLineIds.includes(id)).sort(linesByLockOrder)) {
      if (!(await this.ledger.enterSale(manager, line))) continue;
      if (!(await this.take(manager, line, held))) missing.push(line);
    }
    return { lines, missing };
  }

  /** Returns all items of the order. Lines that were returned before, and excepted ones, stay unchanged. */
  async returnItems(
    manager: EntityManager,
    { orderId, exceptLineIds, isRestocked }: WhatToReturn,
  ): Promise<void> {
    const lines = await linesInOrder(manager, { orderId });
    for (const line of lines.filter(({ id }) => !exceptLineIds.includes(id)).sort(linesByLockOrder)) {
      await this.returnLoadedLine(manager, line, { isRestocked, isSeparate: false });
    }
  }

  /**
   * Returns the pieces of these lines of an order that goes on. Returns how many pieces were added
   * to the stock; those that were returned before do not count.
   */
  async returnPieces(
    manager: EntityManager,
    { orderId, lineIds }: { readonly orderId: string; readonly lineIds: readonly string[] },
  ): Promise<number> {
    const lines = await linesInOrder(manager, { orderId, kind: 'product', id: In([...lineIds]) });
    let pieces = 0;
    for (const line of lines.sort(linesByLockOrder)) {
      const isReturned = await this.returnLoadedLine(manager, line, { isRestocked: true, isSeparate: true });
      if (isReturned) pieces += line.quantity;
    }
    return pieces;
  }

  /** Returns one line of an order whose row the caller has locked. False when it had nothing to return. */
  async returnLine(manager: EntityManager, lineId: string): Promise<boolean> {
    return this.returnLoadedLine(manager, await goodsLine(manager, lineId), RESTOCKED);
  }

  /**
   * Takes one line of an order whose row the caller has locked. False when it already has its items. Throws
   * goods_gone when they have been sold to others, line_corrected_away; the caller must roll back.
   */
  async takeLineAgain(manager: EntityManager, lineId: string): Promise<boolean> {
    const line = await goodsLine(manager, lineId);
    if (!isInOrder(line)) throw new AppError('line_corrected_away');
    if (!(await this.ledger.enterSale(manager, line))) return false;
    if (!(await this.take(manager, line, null))) throw new AppError('goods_gone', { what: line.name });
    return true;
  }

  /**
   * Takes items out of a line, which goes on with the others. Pieces are added to the stock with `isRestocked`. The
   * caller has locked the order, and writes the line's new quantity.
   */
  async lessen(manager: EntityManager, { line, by: quantity, isRestocked }: Lessening): Promise<void> {
    const item = itemOf(line);
    if (quantity === line.quantity) {
      await this.returnLoadedLine(manager, line, { isRestocked, isSeparate: false });
      return;
    }
    await this.ledger.enterPart(manager, line, { kind: 'less', quantity, isRestocked });
    if (line.kind === 'workshop') {
      if (item) await this.seats.returnSeats(manager, item.id, quantity);
    } else if (item && isRestocked && (await this.ledger.wasTracked(manager, line))) {
      await this.stock.returnStock(manager, item.id, quantity);
    }
  }

  private async returnLoadedLine(
    manager: EntityManager,
    line: GoodsLine,
    how: PieceReturn,
  ): Promise<boolean> {
    if (!(await this.ledger.enterReturn(manager, line))) return false;
    const item = itemOf(line);
    if (line.kind === 'product') {
      await this.ledger.markReturn(manager, line.id, how);
      if (item && how.isRestocked && (await this.ledger.wasTracked(manager, line))) {
        await this.stock.returnStock(manager, item.id, item.quantity);
      }
    } else if (item) await this.seats.returnSeats(manager, item.id, item.quantity);
    return true;
  }

  private async take(manager: EntityManager, line: GoodsLine, held: EndedHold | null): Promise<boolean> {
    const item = itemOf(line);
    if (!item) return false;
    const heldLine = held?.lines.find((candidate) => isHoldOf(candidate, { item, line }));
    const taken = heldLine?.isTracked === false ? 'untracked' : await this.takeItem(manager, item, heldLine);
    if (taken === 'untracked') await this.ledger.markUntracked(manager, line.id);
    if (taken === 'counted' && item.kind === 'product') await this.notices.afterSale(manager, item);
    return taken !== null;
  }

  /** Null when the item is no longer held or, without a hold, not available. */
  private async takeItem(
    manager: EntityManager,
    { kind, id, quantity }: InventoryItem,
    held: EndedHold['lines'][number] | undefined,
  ): Promise<TakeResult> {
    const source = held ? 'takeHeld' : 'takeNow';
    if (kind === 'product') return this.stock[source](manager, id, quantity);
    if (held && !(await this.room.make(manager, id, quantity))) return null;
    return (await this.seats[source](manager, id, quantity)) ? 'counted' : null;
  }
}

/** False for a line that a correction took out. */
function isInOrder({ quantity }: OrderLine): boolean {
  return quantity > 0;
}

/** Throws for the fee of shipping, which is no inventory. */
async function goodsLine(manager: EntityManager, id: string): Promise<GoodsLine> {
  const line = await manager.findOneByOrFail(OrderLine, { id });
  if (!isGoods(line)) throw new Error(`Order line ${id} has neither pieces nor seats.`);
  return line;
}

function isHoldOf(
  held: EndedHold['lines'][number],
  { item, line }: { readonly item: InventoryItem; readonly line: OrderLine },
): boolean {
  const heldItem = itemOf(held);
  return heldItem !== null && lineKey(heldItem) === lineKey(item) && held.isStudent === line.isStudent;
}

function idsOf(
  items: readonly Pick<InventoryItem, 'kind' | 'id'>[],
  wanted: InventoryItem['kind'],
): string[] {
  return items.filter(({ kind }) => kind === wanted).map(({ id }) => id);
}
