import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { MAX_PIECES } from '../../contract/catalog/stock.js';

/** 'untracked': the stock is unlimited, so nothing was counted and nothing is to be given back. */
export type HoldResult = 'held' | 'untracked' | null;

/** 'untracked': sold from an unlimited stock, off which nothing was counted; null: not sold. */
export type TakeResult = 'counted' | 'untracked' | null;

export interface ShelfLevel {
  readonly name: string;
  readonly quantity: number;
  readonly minStock: number;
  readonly isUnlimited: boolean;
}

/** A count of the shelf, and what was read before it. */
interface Recount {
  readonly productId: string;
  readonly read: number;
  readonly counted: number;
  readonly countVersion: number;
}

/**
 * The only writer of stock; the table itself tells every process. Each step is one conditional UPDATE, plain SQL so that a sale does not raise the version
 * under which the studio edits the product. The caller's transaction decides whether it counts.
 */
@Injectable()
export class StockService {
  /** Keeps pieces for a visitor who is paying; null when there are not enough or the product is not for sale. */
  async hold(manager: EntityManager, productId: string, quantity: number): Promise<HoldResult> {
    const isHeld = await this.change(
      manager,
      `UPDATE product SET held_quantity = held_quantity + $2
       WHERE id = $1 AND is_active AND NOT is_unlimited AND stock_quantity - held_quantity >= $2`,
      [productId, quantity],
    );
    if (isHeld) return 'held';
    const [product] = await manager.query<{ isActive: boolean }[]>(
      // Nobody deletes it before this hold is written.
      `SELECT is_active AS "isActive" FROM product WHERE id = $1 AND is_unlimited FOR KEY SHARE`,
      [productId],
    );
    return product?.isActive ? 'untracked' : null;
  }

  /** Keeps others from these products until the transaction ends; always in the same order. */
  async lock(manager: EntityManager, productIds: readonly string[]): Promise<void> {
    await manager.query('SELECT id FROM product WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
      productIds,
    ]);
  }

  /** What was held goes back to the shelf. */
  async releaseHeld(manager: EntityManager, productId: string, quantity: number): Promise<void> {
    const isReleased = await this.change(
      manager,
      `UPDATE product SET held_quantity = held_quantity - $2 WHERE id = $1 AND held_quantity >= $2`,
      [productId, quantity],
    );
    if (!isReleased) throw new Error(`Product ${productId} does not hold ${quantity} pieces to release.`);
  }

  /** What was held is sold; null when it is not held, or not there, any more. */
  async takeHeld(manager: EntityManager, productId: string, quantity: number): Promise<TakeResult> {
    return this.take(
      manager,
      `UPDATE product SET held_quantity = held_quantity - $2,
         stock_quantity = CASE WHEN is_unlimited THEN stock_quantity ELSE stock_quantity - $2 END
       WHERE id = $1 AND held_quantity >= $2 AND (is_unlimited OR stock_quantity >= $2)
       RETURNING is_unlimited AS "isUnlimited"`,
      [productId, quantity],
    );
  }

  /** Sells without a hold, even what is no longer on offer; null when the shelf has not enough. */
  async takeNow(manager: EntityManager, productId: string, quantity: number): Promise<TakeResult> {
    return this.take(
      manager,
      `UPDATE product SET stock_quantity = CASE WHEN is_unlimited THEN stock_quantity ELSE stock_quantity - $2 END
       WHERE id = $1 AND (is_unlimited OR stock_quantity - held_quantity >= $2)
       RETURNING is_unlimited AS "isUnlimited"`,
      [productId, quantity],
    );
  }

  /** What is on the shelf at this moment; null for what was deleted. */
  async shelfOf(manager: EntityManager, productId: string): Promise<ShelfLevel | null> {
    const [level] = await manager.query<ShelfLevel[]>(
      `SELECT name, stock_quantity AS quantity, min_stock AS "minStock", is_unlimited AS "isUnlimited"
       FROM product WHERE id = $1`,
      [productId],
    );
    return level ?? null;
  }

  /** Pieces that were counted when they were sold are on the shelf again, whatever the product is now. */
  async giveBack(manager: EntityManager, productId: string, quantity: number): Promise<void> {
    await this.change(manager, `UPDATE product SET stock_quantity = stock_quantity + $2 WHERE id = $1`, [
      productId,
      quantity,
    ]);
  }

  /**
   * The studio counted the shelf: by so many more or fewer, so that what is sold at the same time stays sold. Throws
   * changed_meanwhile when somebody else counted it since it was read, and stock_below_held when the pieces would not
   * be enough for those who are paying, and stock_above_maximum.
   */
  async recount(manager: EntityManager, { productId, read, counted, countVersion }: Recount): Promise<void> {
    if (counted === read) return;
    const [, affected] = await manager.query<[unknown, number]>(
      `UPDATE product
       SET stock_quantity = stock_quantity + $2, counted_quantity = counted_quantity + $2,
         stock_count_version = stock_count_version + 1
       WHERE id = $1 AND stock_count_version = $3
         AND stock_quantity + $2 BETWEEN held_quantity AND $4`,
      [productId, counted - read, countVersion, MAX_PIECES],
    );
    if (affected === 0) throw await whyNotRecounted(manager, { productId, read, counted, countVersion });
  }

  /** Whether pieces are counted at all, and at how many the studio wants to hear of it. */
  async setLimits(
    manager: EntityManager,
    productId: string,
    { minStock, isUnlimited }: { readonly minStock: number; readonly isUnlimited: boolean },
  ): Promise<void> {
    await manager.query('UPDATE product SET min_stock = $2, is_unlimited = $3 WHERE id = $1', [
      productId,
      minStock,
      isUnlimited,
    ]);
  }

  private async change(
    manager: EntityManager,
    statement: string,
    what: readonly [productId: string, quantity: number],
  ): Promise<boolean> {
    return (await write(manager, statement, what)).affected > 0;
  }

  private async take(
    manager: EntityManager,
    statement: string,
    what: readonly [productId: string, quantity: number],
  ): Promise<TakeResult> {
    const { row } = await write(manager, statement, what);
    if (!row) return null;
    return row.isUnlimited ? 'untracked' : 'counted';
  }
}

/** Its quantity must be one. */
async function write(
  manager: EntityManager,
  statement: string,
  [productId, quantity]: readonly [string, number],
): Promise<{ readonly row: { readonly isUnlimited: boolean } | undefined; readonly affected: number }> {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`Not a quantity: ${quantity}`);
  const [rows, affected] = await manager.query<[{ isUnlimited: boolean }[], number]>(statement, [
    productId,
    quantity,
  ]);
  return { row: rows[0], affected };
}

async function whyNotRecounted(
  manager: EntityManager,
  { productId, read, counted, countVersion }: Recount,
): Promise<AppError> {
  const [now] = await manager.query<{ countVersion: number; quantity: number; held: number }[]>(
    `SELECT stock_count_version AS "countVersion", stock_quantity AS quantity, held_quantity AS held FROM product WHERE id = $1`,
    [productId],
  );
  if (now?.countVersion !== countVersion) return new AppError('changed_meanwhile');
  if (now.quantity + counted - read > MAX_PIECES) return new AppError('stock_above_maximum');
  return new AppError('stock_below_held', { held: now.held });
}
