import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import { lineKey } from '../../../contract/orders/line-kind.js';
import type { TakeResult } from '../../catalog/stock.service.js';
import { type Goods, goodsOf, inTakingOrder } from './goods.js';
import { GoodsLedger } from './goods-ledger.service.js';
import { GoodsService } from './goods.service.js';
import type { EndedHold } from '../holds/holds.service.js';
import { OrderLine } from '../order-line.entity.js';
import { StockNotices } from './stock-notices.service.js';

interface Sale {
  /** All lines of the order. */
  readonly lines: readonly OrderLine[];
  /** Those of which not enough is there: then the caller rolls back. */
  readonly missing: readonly OrderLine[];
}

interface WhatToSell {
  readonly orderId: string;
  readonly held: EndedHold | null;
  /** Lines that stay as they are. */
  readonly exceptLineIds?: readonly string[];
}

/** Takes the goods of orders and gives them back, as often as an order turns, each time once. */
@Injectable()
export class SellGoodsService {
  constructor(
    @Inject(GoodsService) private readonly goods: GoodsService,
    @Inject(GoodsLedger) private readonly ledger: GoodsLedger,
    @Inject(StockNotices) private readonly notices: StockNotices,
  ) {}

  /** Takes what the order names and has not taken, held or not. */
  async sell(manager: EntityManager, { orderId, held, exceptLineIds = [] }: WhatToSell): Promise<Sale> {
    const lines = await manager.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } });
    const missing: OrderLine[] = [];
    for (const line of lines.filter(({ id }) => !exceptLineIds.includes(id)).sort(inTurn)) {
      if (!(await this.ledger.enterSale(manager, line))) continue;
      if (!(await this.take(manager, line, held))) missing.push(line);
    }
    return { lines, missing };
  }

  /** Everything the order has is there again; what was given back before, and the excepted lines, stay as they are. */
  async giveBack(
    manager: EntityManager,
    { orderId, exceptLineIds }: { readonly orderId: string; readonly exceptLineIds: readonly string[] },
  ): Promise<void> {
    const lines = await manager.findBy(OrderLine, { orderId });
    for (const line of lines.filter(({ id }) => !exceptLineIds.includes(id)).sort(inTurn)) {
      await this.giveBackGoods(manager, line);
    }
  }

  /** One line of an order whose row the caller has locked. False when it had nothing to give back. */
  async giveBackLine(manager: EntityManager, lineId: string): Promise<boolean> {
    return this.giveBackGoods(manager, await manager.findOneByOrFail(OrderLine, { id: lineId }));
  }

  /**
   * One line of an order whose row the caller has locked. False when it had its goods already; throws goods_gone,
   * upon which the caller rolls back, when others have them now.
   */
  async takeLineAgain(manager: EntityManager, lineId: string): Promise<boolean> {
    const line = await manager.findOneByOrFail(OrderLine, { id: lineId });
    if (!(await this.ledger.enterSale(manager, line))) return false;
    if (!(await this.take(manager, line, null))) throw new AppError('goods_gone', { what: line.name });
    return true;
  }

  private async giveBackGoods(manager: EntityManager, line: OrderLine): Promise<boolean> {
    const isEntered = await this.ledger.enterReturn(manager, line);
    const goods = goodsOf(line);
    if (isEntered && goods && (await this.ledger.wasCounted(manager, line))) {
      await this.goods.giveBack(manager, goods);
    }
    return isEntered;
  }

  private async take(manager: EntityManager, line: OrderLine, held: EndedHold | null): Promise<boolean> {
    const goods = goodsOf(line);
    if (!goods) return false;
    const heldLine = held?.lines.find((candidate) => isHoldOf(candidate, { goods, line }));
    const taken = await this.takeGoods(manager, goods, heldLine);
    if (taken === 'untracked') await this.ledger.rememberUncounted(manager, line.id);
    if (taken === 'counted' && goods.kind === 'product') await this.notices.afterSale(manager, goods);
    return taken !== null;
  }

  private async takeGoods(
    manager: EntityManager,
    goods: Goods,
    held: EndedHold['lines'][number] | undefined,
  ): Promise<TakeResult> {
    if (held?.isTracked === false) return 'untracked';
    return held ? this.goods.takeHeld(manager, goods) : this.goods.takeNow(manager, goods);
  }
}

function isHoldOf(
  held: EndedHold['lines'][number],
  { goods, line }: { readonly goods: Goods; readonly line: OrderLine },
): boolean {
  const heldGoods = goodsOf(held);
  return heldGoods !== null && lineKey(heldGoods) === lineKey(goods) && held.isStudent === line.isStudent;
}

/** A line whose product was deleted moves nothing, so its place does not matter. */
function inTurn(a: OrderLine, b: OrderLine): number {
  const [goods, others] = [goodsOf(a), goodsOf(b)];
  return goods && others ? inTakingOrder(goods, others) : Number(goods === null) - Number(others === null);
}
