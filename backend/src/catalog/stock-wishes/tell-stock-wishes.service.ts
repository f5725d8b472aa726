import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { publicPaths } from '../../../contract/content/public-paths.js';
import { MailOutbox } from '../../notifications/mail/mail-outbox.js';
import { JobRegistry } from '../../platform/jobs/job-registry.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { IS_AVAILABLE } from './is-available-sql.js';
import { StockWishLinksService } from './stock-wish-links.service.js';

/** The trigger product_is_back in the database writes this job, whatever made the piece available. */
const TELL_JOB = 'catalog.tell-stock-wishes';

const HOUR_SECONDS = 3_600;

/** Wishes told in one transaction. */
const BATCH = 100;

interface PieceThatIsBack {
  readonly name: string;
  readonly slug: string;
  readonly priceKurus: number;
}

/** Tells those who wait for a piece that it is back: one mail for each wish, which ends with it. */
@Injectable()
export class TellStockWishesService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobRegistry,
    private readonly mails: MailOutbox,
    private readonly links: StockWishLinksService,
    private readonly studio: CurrentStudio,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(TELL_JOB, (payload) => this.tell((payload as { productId: string }).productId));
    this.jobs.schedule({ name: 'stock-wishes.sweep', everySeconds: HOUR_SECONDS, run: () => this.sweep() });
  }

  /** Tells those who were not told: a job was lost, or the studio did not use its shop when the piece came back. */
  async sweep(): Promise<void> {
    const pieces = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM product WHERE ${IS_AVAILABLE}
         AND EXISTS (SELECT FROM stock_wish WHERE product_id = product.id)`,
    );
    for (const { id } of pieces) await this.tell(id);
  }

  /** Tells nobody when the piece is gone again, or has no page while the shop is not in use: they go on waiting. */
  async tell(productId: string): Promise<void> {
    if (!(await this.studio.uses('shop'))) return;
    let told: number;
    do {
      told = await this.dataSource.transaction((manager) => this.tellSome(manager, productId));
    } while (told === BATCH);
  }

  private async tellSome(manager: EntityManager, productId: string): Promise<number> {
    const piece = await pieceThatIsBack(manager, productId);
    if (piece === undefined) return 0;
    const { slug, ...facts } = piece;
    const ended = await endWishes(manager, productId);
    for (const { id, email } of ended) {
      await this.mails.queue(manager, {
        dedupeKey: `piece-back:${id}`,
        template: 'piece-back',
        recipient: email,
        payload: {
          ...facts,
          productUrl: publicPaths.product(slug),
          leaveUrl: this.links.urlFor(email),
        },
      });
    }
    return ended.length;
  }
}

async function pieceThatIsBack(
  manager: EntityManager,
  productId: string,
): Promise<PieceThatIsBack | undefined> {
  const [piece] = await manager.query<PieceThatIsBack[]>(
    `SELECT name, slug, price_kurus AS "priceKurus" FROM product WHERE id = $1 AND ${IS_AVAILABLE}`,
    [productId],
  );
  return piece;
}

/** The oldest first. Deleting takes each wish for one job only, when the stock changes twice at once. */
async function endWishes(
  manager: EntityManager,
  productId: string,
): Promise<{ readonly id: string; readonly email: string }[]> {
  const [ended] = await manager.query<[{ id: string; email: string }[], number]>(
    `DELETE FROM stock_wish WHERE id IN (
       SELECT id FROM stock_wish WHERE product_id = $1 ORDER BY created_at, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     ) RETURNING id, email`,
    [productId],
  );
  return ended;
}
