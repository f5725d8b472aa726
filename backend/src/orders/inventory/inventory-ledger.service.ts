import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GoodsLine } from '../order-line.entity.js';

/** The tables of the two ledgers, for pieces and for seats. */
const LEDGERS = {
  product: { table: 'stock_movement', item: 'product_id' },
  workshop: { table: 'seat_movement', item: 'session_id' },
} as const;

/** How the pieces of a line came back. */
export interface PieceReturn {
  /** Added to the stock. */
  readonly isRestocked: boolean;
  /** While the order goes on. */
  readonly isSeparate: boolean;
}

/**
 * Items of a line that goes on: `less`, those that a correction took out; `back`, pieces that the buyer sent back;
 * `again`, new pieces for those that arrived broken.
 */
interface PartOfLine {
  readonly kind: 'less' | 'back' | 'again';
  readonly quantity: number;
  /** They were added to the stock. */
  readonly isRestocked: boolean;
  /** They were deducted from a stock; as the sale says when absent. */
  readonly isTracked?: boolean;
}

type LedgerLine = Pick<GoodsLine, 'id' | 'kind' | 'productId' | 'sessionId' | 'quantity'>;

/**
 * Records sales and returns of orders as one row per line, kind and round. The database refuses a return
 * without a sale, and a second sale without a return. Each method returns whether this call made the entry.
 */
@Injectable()
export class InventoryLedgerService {
  /** False when the line already has its items. */
  async enterSale(manager: EntityManager, line: LedgerLine): Promise<boolean> {
    return enter(manager, line, {
      kind: 'sale',
      round: 'coalesce(max(round), 0) + 1',
      when: `count(*) FILTER (WHERE kind = 'sale') = count(*) FILTER (WHERE kind = 'return')`,
    });
  }

  /** False when the line has nothing to return. */
  async enterReturn(manager: EntityManager, line: LedgerLine): Promise<boolean> {
    return enter(manager, line, {
      kind: 'return',
      round: 'max(round)',
      when: `count(*) FILTER (WHERE kind = 'sale') > count(*) FILTER (WHERE kind = 'return')`,
    });
  }

  /** Enters what becomes of some items of a line that goes on. */
  async enterPart(
    manager: EntityManager,
    line: LedgerLine,
    { kind, quantity, isRestocked, isTracked }: PartOfLine,
  ): Promise<void> {
    const { table, item } = LEDGERS[line.kind];
    await manager.query(
      `INSERT INTO ${table} (${item}, order_line_id, kind, quantity, round)
       SELECT $1::uuid, $2::uuid, '${kind}', $3::integer, count(*) + 1 FROM ${table}
       WHERE order_line_id = $2 AND kind = '${kind}'`,
      [line.kind === 'product' ? line.productId : line.sessionId, line.id, quantity],
    );
    if (line.kind === 'workshop') return;
    await manager.query(
      `UPDATE stock_movement SET is_restocked = $2, is_tracked = $3 WHERE order_line_id = $1 AND kind = '${kind}'
         AND round = (SELECT max(round) FROM stock_movement WHERE order_line_id = $1 AND kind = '${kind}')`,
      [line.id, isRestocked, isTracked ?? (await this.wasTracked(manager, line))],
    );
  }

  /** Notes that the pieces just sold came from an unlimited stock. */
  async markUntracked(manager: EntityManager, lineId: string): Promise<void> {
    await manager.query(
      `UPDATE stock_movement SET is_tracked = false WHERE order_line_id = $1 AND kind = 'sale'
         AND round = (SELECT max(round) FROM stock_movement WHERE order_line_id = $1 AND kind = 'sale')`,
      [lineId],
    );
  }

  /** Notes how the pieces just returned came back. */
  async markReturn(
    manager: EntityManager,
    lineId: string,
    { isRestocked, isSeparate }: PieceReturn,
  ): Promise<void> {
    await manager.query(
      `UPDATE stock_movement SET is_restocked = $2, is_separate = $3 WHERE order_line_id = $1 AND kind = 'return'
         AND round = (SELECT max(round) FROM stock_movement WHERE order_line_id = $1 AND kind = 'return')`,
      [lineId, isRestocked, isSeparate],
    );
  }

  /** The lines of pieces that were returned by themselves while the order went on. */
  async separatelyReturnedLineIds(manager: EntityManager, orderId: string): Promise<string[]> {
    const lines = await manager.query<{ id: string }[]>(
      `SELECT line.id FROM order_line line JOIN stock_movement moved ON moved.order_line_id = line.id
       WHERE line.order_id = $1 AND moved.is_separate`,
      [orderId],
    );
    return lines.map(({ id }) => id);
  }

  /** Whether the line's last sale was deducted from a stock; always true for seats. */
  async wasTracked(manager: EntityManager, { id, kind }: LedgerLine): Promise<boolean> {
    if (kind === 'workshop') return true;
    const [sale] = await manager.query<{ isTracked: boolean }[]>(
      `SELECT is_tracked AS "isTracked" FROM stock_movement WHERE order_line_id = $1 AND kind = 'sale'
       ORDER BY round DESC LIMIT 1`,
      [id],
    );
    return sale?.isTracked ?? false;
  }

  /** The lines whose seats were taken at least once, even if they have been returned. */
  async linesWithSeats(manager: EntityManager, orderId: string): Promise<string[]> {
    const lines = await manager.query<{ id: string }[]>(
      `SELECT id FROM order_line line WHERE order_id = $1
         AND EXISTS (SELECT FROM seat_movement WHERE order_line_id = line.id)`,
      [orderId],
    );
    return lines.map(({ id }) => id);
  }

  /** The lines of these orders whose items were taken and have been returned. */
  async returnedLines(manager: EntityManager, orderIds: readonly string[]): Promise<string[]> {
    const lines = await manager.query<{ id: string }[]>(
      `SELECT line.id FROM order_line line
       CROSS JOIN LATERAL (
         SELECT kind FROM stock_movement WHERE order_line_id = line.id
         UNION ALL SELECT kind FROM seat_movement WHERE order_line_id = line.id) moved
       WHERE line.order_id = ANY ($1::uuid[]) GROUP BY line.id
       HAVING count(*) FILTER (WHERE moved.kind = 'sale') = count(*) FILTER (WHERE moved.kind = 'return')`,
      [orderIds],
    );
    return lines.map(({ id }) => id);
  }

  /** Whether the order has any items at present. */
  async hasGoods(manager: EntityManager, orderId: string): Promise<boolean> {
    const taken = await manager.query<unknown[]>(
      `SELECT line.id FROM order_line line
       CROSS JOIN LATERAL (
         SELECT kind FROM stock_movement WHERE order_line_id = line.id
         UNION ALL SELECT kind FROM seat_movement WHERE order_line_id = line.id) moved
       WHERE line.order_id = $1 GROUP BY line.id
       HAVING count(*) FILTER (WHERE moved.kind = 'sale') > count(*) FILTER (WHERE moved.kind = 'return')`,
      [orderId],
    );
    return taken.length > 0;
  }
}

async function enter(
  manager: EntityManager,
  line: LedgerLine,
  { kind, round, when }: { readonly kind: 'sale' | 'return'; readonly round: string; readonly when: string },
): Promise<boolean> {
  const { table, item } = LEDGERS[line.kind];
  const entered = await manager.query<unknown[]>(
    `INSERT INTO ${table} (${item}, order_line_id, kind, quantity, round)
     SELECT $1::uuid, $2::uuid, '${kind}', $3::integer, ${round} FROM ${table}
     WHERE order_line_id = $2 AND kind IN ('sale', 'return') HAVING ${when}
     ON CONFLICT (order_line_id, kind, round) DO NOTHING RETURNING id`,
    [line.kind === 'product' ? line.productId : line.sessionId, line.id, line.quantity],
  );
  return entered.length === 1;
}
