import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppError } from '../../../contract/app-error.js';
import type { ProductCardView } from '../../../contract/catalog/catalog.views.js';
import type { CounterPiece } from '../../../contract/desk/counter.views.js';
import { slugOfCode } from '../../../contract/desk/scanned-code.js';
import { ProductQueriesService } from '../../catalog/product-queries.service.js';

const TILES = 24;
/** So many sold lines tell what sells at present. */
const RECENT_LINES = 1000;

/** Finds the pieces for the counter: what sells at present, by a search, or by the code of a price label. */
@Injectable()
export class CounterPiecesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly products: ProductQueriesService,
  ) {}

  /** Those that sell best come first, filled up with the newest. A search also finds what is sold out. */
  async find(search: string): Promise<CounterPiece[]> {
    const found = (await this.products.list({ search })).products.map(pieceOf);
    if (search !== '') return found;
    const selling = await this.selling();
    const known = new Set(selling.map(({ id }) => id));
    return [...selling, ...found.filter(({ id }) => !known.has(id))]
      .filter(({ available }) => available !== 0)
      .slice(0, TILES);
  }

  /** Throws counter_code_unknown. */
  async scanned(code: string): Promise<CounterPiece> {
    const slug = slugOfCode(code);
    if (slug === null) throw new AppError('counter_code_unknown');
    try {
      return pieceOf(await this.products.getBySlug(slug));
    } catch (error) {
      const isUnknown = error instanceof AppError && error.code === 'product_not_found';
      throw isUnknown ? new AppError('counter_code_unknown') : error;
    }
  }

  private async selling(): Promise<CounterPiece[]> {
    const { manager } = this.dataSource;
    const rows = await manager.query<{ id: string }[]>(
      `SELECT product_id AS id FROM (
         SELECT line.product_id, line.quantity FROM "order" sale JOIN order_line line ON line.order_id = sale.id
         WHERE line.product_id IS NOT NULL AND sale.status <> 'cancelled'
         ORDER BY sale.created_at DESC, sale.id LIMIT $1
       ) recent GROUP BY product_id ORDER BY sum(quantity) DESC, product_id LIMIT $2`,
      [RECENT_LINES, 2 * TILES],
    );
    return this.priced(rows.map(({ id }) => id));
  }

  /** In the order of the ids, at the prices of the moment; pieces that are no longer for sale are missing. */
  async priced(productIds: readonly string[]): Promise<CounterPiece[]> {
    const priced = await this.products.pricedProducts(this.dataSource.manager, productIds);
    return productIds.flatMap((id) => priced.get(id) ?? []).map((piece) => pick(piece));
  }
}

function pieceOf({ stock, ...card }: ProductCardView): CounterPiece {
  return pick({ ...card, available: stock.available });
}

function pick({ id, name, priceKurus, picture, available }: CounterPiece): CounterPiece {
  return { id, name, priceKurus, picture, available };
}
