import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** 'untracked': the stock is unlimited, so nothing was counted and nothing is to be given back. */
export type HoldResult = 'held' | 'untracked' | null;

export interface ShelfLevel {
  readonly name: string;
  readonly quantity: number;
  readonly minStock: number;
  readonly isUnlimited: boolean;
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

  /** What was held is sold; false when it is not held, or not there, any more. */
  async takeHeld(manager: EntityManager, productId: string, quantity: number): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE product SET held_quantity = held_quantity - $2,
         stock_quantity = CASE WHEN is_unlimited THEN stock_quantity ELSE stock_quantity - $2 END
       WHERE id = $1 AND held_quantity >= $2 AND (is_unlimited OR stock_quantity >= $2)`,
      [productId, quantity],
    );
  }

  /** Sells without a hold, even what is no longer on offer; false when the shelf has not enough. */
  async takeNow(manager: EntityManager, productId: string, quantity: number): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE product SET stock_quantity = CASE WHEN is_unlimited THEN stock_quantity ELSE stock_quantity - $2 END
       WHERE id = $1 AND (is_unlimited OR stock_quantity - held_quantity >= $2)`,
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

  /** What was sold is on the shelf again; of an unlimited product nothing was counted. */
  async giveBack(manager: EntityManager, productId: string, quantity: number): Promise<void> {
    await this.change(
      manager,
      `UPDATE product SET stock_quantity = CASE WHEN is_unlimited THEN stock_quantity ELSE stock_quantity + $2 END
       WHERE id = $1`,
      [productId, quantity],
    );
  }

  /**
   * The studio counted the shelf: by so many more or fewer, so that what is sold at the same time stays sold. False
   * when the pieces would not be enough for those who are paying.
   */
  async recount(manager: EntityManager, productId: string, difference: number): Promise<boolean> {
    const [, affected] = await manager.query<[unknown, number]>(
      `UPDATE product SET stock_quantity = stock_quantity + $2 WHERE id = $1 AND stock_quantity + $2 >= held_quantity`,
      [productId, difference],
    );
    return affected > 0;
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
    [productId, quantity]: readonly [string, number],
  ): Promise<boolean> {
    if (!Number.isSafeInteger(quantity) || quantity <= 0) throw new RangeError(`Not a quantity: ${quantity}`);
    const [, affected] = await manager.query<[unknown, number]>(statement, [productId, quantity]);
    return affected > 0;
  }
}
