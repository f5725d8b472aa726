import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import { MAX_PIECES } from '../../contract/catalog/stock.js';

/** 'untracked': the stock is unlimited, so nothing was held and nothing has to be released. */
export type HoldResult = 'held' | 'untracked' | null;

/** 'counted': deducted from the stock; 'untracked': sold from an unlimited stock; null: not sold. */
export type TakeResult = 'counted' | 'untracked' | null;

export interface StockLevel {
  readonly name: string;
  readonly quantity: number;
  readonly minStock: number;
  readonly isUnlimited: boolean;
}

/** A count of the stock, with the quantity that was read before it. */
interface Recount {
  readonly productId: string;
  readonly read: number;
  readonly counted: number;
  readonly countVersion: number;
}

/** How many are wanted in all, and how many of them are reserved. */
export interface HeldPart {
  readonly quantity: number;
  readonly reserved: number;
}

/**
 * The only writer of stock. Each step is one conditional UPDATE in plain SQL, so that a sale does not raise
 * the version under which the studio edits the product. It runs in the caller's transaction; a trigger
 * announces the change to all processes.
 */
@Injectable()
export class StockService {
  /** Reserves a part of the pieces; null when there are not enough for all of them or the product is not for sale. */
  async hold(
    manager: EntityManager,
    productId: string,
    { quantity, reserved }: HeldPart,
  ): Promise<HoldResult> {
    const [, held] = await manager.query<[unknown, number]>(
      `UPDATE product SET held_quantity = held_quantity + $3
       WHERE id = $1 AND is_active AND NOT is_unlimited AND stock_quantity - held_quantity >= $2`,
      [productId, asQuantity(quantity), reserved],
    );
    if (held > 0) return 'held';
    const [product] = await manager.query<{ isActive: boolean }[]>(
      // The row lock keeps the product from being deleted before the hold is written.
      `SELECT is_active AS "isActive" FROM product WHERE id = $1 AND is_unlimited FOR KEY SHARE`,
      [productId],
    );
    return product?.isActive ? 'untracked' : null;
  }

  /** Locks these products until the transaction ends, always in the same order. */
  async lock(manager: EntityManager, productIds: readonly string[]): Promise<void> {
    await manager.query('SELECT id FROM product WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
      productIds,
    ]);
  }

  /** Releases held pieces. */
  async releaseHeld(manager: EntityManager, productId: string, quantity: number): Promise<void> {
    const isReleased = await this.change(
      manager,
      `UPDATE product SET held_quantity = held_quantity - $2 WHERE id = $1 AND held_quantity >= $2`,
      [productId, quantity],
    );
    if (!isReleased) throw new Error(`Product ${productId} does not hold ${quantity} pieces to release.`);
  }

  /** Sells held pieces; null when they are no longer held or in stock. */
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

  /** Sells without a hold, also products that are no longer for sale; null when the stock is too low. */
  async takeNow(manager: EntityManager, productId: string, quantity: number): Promise<TakeResult> {
    return this.take(
      manager,
      `UPDATE product SET stock_quantity = CASE WHEN is_unlimited THEN stock_quantity ELSE stock_quantity - $2 END
       WHERE id = $1 AND (is_unlimited OR stock_quantity - held_quantity >= $2)
       RETURNING is_unlimited AS "isUnlimited"`,
      [productId, quantity],
    );
  }

  /** The current stock; null for a deleted product. */
  async stockOf(manager: EntityManager, productId: string): Promise<StockLevel | null> {
    const [level] = await manager.query<StockLevel[]>(
      `SELECT name, stock_quantity AS quantity, min_stock AS "minStock", is_unlimited AS "isUnlimited"
       FROM product WHERE id = $1`,
      [productId],
    );
    return level ?? null;
  }

  /** Returns pieces that were deducted when they were sold, even if the product is unlimited by now. */
  async returnStock(manager: EntityManager, productId: string, quantity: number): Promise<void> {
    await this.change(manager, `UPDATE product SET stock_quantity = stock_quantity + $2 WHERE id = $1`, [
      productId,
      quantity,
    ]);
  }

  /**
   * Applies a count of the studio as a difference, so that sales at the same time are kept. Throws
   * changed_meanwhile when somebody else counted since the stock was read, stock_below_held when fewer pieces
   * would remain than checkouts hold, and stock_above_maximum.
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

  /** Sets whether the stock is counted, and the quantity at which the studio is warned. */
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

/** The statement must change exactly one row. */
async function write(
  manager: EntityManager,
  statement: string,
  [productId, quantity]: readonly [string, number],
): Promise<{ readonly row: { readonly isUnlimited: boolean } | undefined; readonly affected: number }> {
  const [rows, affected] = await manager.query<[{ isUnlimited: boolean }[], number]>(statement, [
    productId,
    asQuantity(quantity),
  ]);
  return { row: rows[0], affected };
}

function asQuantity(quantity: number): number {
  if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`Not a quantity: ${quantity}`);
  return quantity;
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
