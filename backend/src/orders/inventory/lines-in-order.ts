import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { isGoods } from '../../../contract/orders/line-kind.js';
import { type GoodsLine, OrderLine } from '../order-line.entity.js';

/**
 * The pieces and seats that orders still have: without what buyers sent back, whose quantity is taken off, and without
 * lines that a correction took out. They are for reading only.
 */
export async function linesInOrder(
  manager: EntityManager,
  where: FindOptionsWhere<OrderLine>,
): Promise<GoodsLine[]> {
  const all = await manager.find(OrderLine, { where, order: { position: 'ASC' } });
  const lines = all.filter(isGoods);
  const back = await manager.query<{ lineId: string; quantity: number }[]>(
    `SELECT order_line_id AS "lineId", sum(quantity)::integer AS quantity FROM stock_movement
     WHERE kind = 'back' AND order_line_id = ANY ($1::uuid[]) GROUP BY order_line_id`,
    [lines.map(({ id }) => id)],
  );
  for (const line of lines) line.quantity -= back.find(({ lineId }) => lineId === line.id)?.quantity ?? 0;
  return lines.filter(({ quantity }) => quantity > 0);
}
