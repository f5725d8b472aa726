import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { StockWishDto } from '../../../contract/catalog/stock-wishes/stock-wish.dto.js';
import { MAX_OPEN_WISHES } from '../../../contract/catalog/stock-wishes/stock-wish-limits.js';
import type { StockWishesLeft } from '../../../contract/catalog/stock-wishes/stock-wish.views.js';
import { deleteByEmail } from '../../platform/database/rows-of-email.js';
import { storageInterval } from '../../platform/database/storage-interval.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { mailboxOf, mailboxSql } from '../../request-limits/mailbox-of.js';
import { IS_AVAILABLE } from './is-available-sql.js';
import { StockWish } from './stock-wish.entity.js';
import { StockWishLinksService } from './stock-wish-links.service.js';

const HOUR_SECONDS = 3_600;

/** A piece for which somebody waits, for the customer's own data. */
export interface AwaitedPiece {
  readonly name: string;
  readonly createdAt: Date;
}

/** The wishes of visitors to be told when a sold-out piece is back. */
@Injectable()
export class StockWishesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: StockWishLinksService,
    private readonly jobs: JobRegistry,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule({ name: 'stock-wishes.prune', everySeconds: HOUR_SECONDS, run: () => this.prune() });
  }

  /**
   * Notes the wish once, however often it is sent; the answer is the same, so that nobody learns who waits.
   * Throws product_not_found, piece_is_back and too_many_stock_wishes.
   */
  async ask({ productId, email }: StockWishDto): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await assertSoldOut(manager, productId);
      await assertFewWishes(manager, { productId, email });
      await manager.query(
        `INSERT INTO stock_wish (product_id, email) VALUES ($1, $2)
         ON CONFLICT (product_id, lower(email)) DO NOTHING`,
        [productId, email],
      );
    });
  }

  /** Ends all wishes of the address that the link was mailed to. Throws stock_wish_link_invalid. */
  async leave(token: string): Promise<StockWishesLeft> {
    const email = this.links.addressOf(token);
    if (email === null) throw new AppError('stock_wish_link_invalid');
    const ended = await this.erase(this.dataSource.manager, email);
    return { outcome: ended.length > 0 ? 'done' : 'already' };
  }

  /** The pieces for which this address waits. Call it only for a verified address. */
  async wishesOf(email: string): Promise<AwaitedPiece[]> {
    return this.dataSource.query<AwaitedPiece[]>(
      `SELECT product.name, stock_wish.created_at AS "createdAt"
       FROM stock_wish JOIN product ON product.id = product_id
       WHERE lower(email) = lower($1) ORDER BY stock_wish.created_at DESC`,
      [email],
    );
  }

  /** Ends the wishes of the address and returns their ids. Call it only for a verified address. */
  async erase(manager: EntityManager, email: string): Promise<string[]> {
    return deleteByEmail(manager, StockWish, email);
  }

  /** Deletes wishes for pieces that did not come back. */
  async prune(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM stock_wish WHERE created_at < now() - ${storageInterval('stockWishes')}`,
    );
  }
}

/**
 * The lock makes a change of the stock wait for the wish: it either comes before and is seen here, or after and
 * finds the wish.
 */
async function assertSoldOut(manager: EntityManager, productId: string): Promise<void> {
  const [product] = await manager.query<{ isActive: boolean; isAvailable: boolean }[]>(
    `SELECT is_active AS "isActive", ${IS_AVAILABLE} AS "isAvailable" FROM product WHERE id = $1 FOR SHARE`,
    [productId],
  );
  if (!product?.isActive) throw new AppError('product_not_found');
  if (product.isAvailable) throw new AppError('piece_is_back');
}

/** Counts the other pieces only, so that a wish that is sent again is never refused. */
async function assertFewWishes(manager: EntityManager, { productId, email }: StockWishDto): Promise<void> {
  const mailbox = mailboxOf(email);
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`stock_wish ${mailbox}`]);
  const [others] = await manager.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM stock_wish
     WHERE ${mailboxSql('email')} = $1 AND product_id <> $2`,
    [mailbox, productId],
  );
  if ((others?.count ?? 0) >= MAX_OPEN_WISHES) throw new AppError('too_many_stock_wishes');
}
