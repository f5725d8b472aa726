import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey } from '../../contract/orders/line-kind.js';
import { type Goods, goodsOf, inTakingOrder } from './goods.js';
import { GoodsService } from './goods.service.js';
import type { EndedHold } from './holds.service.js';
import { OrderLine } from './order-line.entity.js';
import { SeatMovement } from './seat-movement.entity.js';
import { StockMovement } from './stock-movement.entity.js';

interface SoldLine {
  readonly line: OrderLine;
  readonly goods: Goods;
}

/** Keeps the ledger of what orders took and gave back: a row per line and kind, so that neither happens twice. */
@Injectable()
export class SellGoodsService {
  constructor(@Inject(GoodsService) private readonly goods: GoodsService) {}

  /** Takes everything the order names, held or not. Null when something is no longer there: the caller rolls back. */
  async sell(manager: EntityManager, orderId: string, held: EndedHold | null): Promise<OrderLine[] | null> {
    const lines = await manager.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } });
    const toSell = withGoods(lines);
    if (toSell.length < lines.length) return null;
    for (const sale of toSell) {
      if (!(await this.take(manager, sale, held))) return null;
      await record(manager, sale, 'sale');
    }
    return lines;
  }

  /** Everything the order took is there again; what was given back before stays as it is. */
  async giveBack(manager: EntityManager, orderId: string): Promise<void> {
    const lines = await manager.find(OrderLine, { where: { orderId } });
    for (const sold of withGoods(lines)) {
      if (await record(manager, sold, 'return')) await this.goods.giveBack(manager, sold.goods);
    }
  }

  private async take(
    manager: EntityManager,
    { line, goods }: SoldLine,
    held: EndedHold | null,
  ): Promise<boolean> {
    const heldLine = held?.lines.find((candidate) => isHoldOf(candidate, line));
    if (!heldLine) return this.goods.takeNow(manager, goods);
    return !heldLine.isTracked || this.goods.takeHeld(manager, goods);
  }
}

function isHoldOf(held: EndedHold['lines'][number], line: OrderLine): boolean {
  const [a, b] = [goodsOf(held), goodsOf(line)];
  return a !== null && b !== null && lineKey(a) === lineKey(b) && held.isStudent === line.isStudent;
}

function withGoods(lines: readonly OrderLine[]): SoldLine[] {
  return lines
    .flatMap((line) => {
      const goods = goodsOf(line);
      return goods ? [{ line, goods }] : [];
    })
    .sort((a, b) => inTakingOrder(a.goods, b.goods));
}

/** False when the ledger has that row already. */
async function record(
  manager: EntityManager,
  { line, goods }: SoldLine,
  kind: 'sale' | 'return',
): Promise<boolean> {
  const { id, quantity } = goods;
  const insertion = manager.createQueryBuilder().insert().orIgnore();
  const row = { orderLineId: line.id, kind, quantity };
  const statement =
    goods.kind === 'product'
      ? insertion.into(StockMovement).values({ ...row, productId: id })
      : insertion.into(SeatMovement).values({ ...row, sessionId: id });
  const inserted = await statement.returning('id').execute();
  return (inserted.raw as unknown[]).length === 1;
}
