import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PRODUCT_TEXTS } from '../../../../contract/catalog/product-fields.js';
import { productValues } from '../../../../contract/catalog/product-values.js';
import type { ProductDto } from '../../../../contract/catalog/product.dto.js';
import { emptyTexts } from '../../../../contract/common/field-table.js';
import { slugOf } from '../../../../contract/common/slug.js';
import { type AdminChange, AdminChangesService } from '../../../activity-log/admin-changes.service.js';
import type { Actor } from '../../../platform/sessions/actor.js';
import { CreateProductService } from '../../create-product.service.js';
import { Product } from '../../product.entity.js';
import { StockService } from '../../stock.service.js';
import { AdminProductQueriesService } from '../admin-product-queries.service.js';
import { productChange } from '../admin-product.mapper.js';
import type { ImportedValues } from './read-product.js';

/** The values of an item; the category is known by its number. */
export type ItemValues = Omit<ImportedValues, 'id' | 'category' | 'vatRate' | 'pictures'> & {
  readonly categoryId?: number;
};

/** What undoing needs to know of a written product. */
export interface WrittenProduct {
  readonly productId: string;
  /** The values before the change; null for a new product. */
  readonly before: Pick<ProductDto, keyof ProductDto> | null;
  readonly version: number;
  readonly countVersion: number;
}

/** The values of a new product. */
export type NewValues = ItemValues & Pick<ProductDto, 'name' | 'priceKurus' | 'categoryId'>;

type CreatedProduct = Pick<
  Product,
  'id' | 'slug' | 'name' | 'priceKurus' | 'stockQuantity' | 'version' | 'stockCountVersion'
>;

/** Writes products of an import, with an entry in the activity log each. */
@Injectable()
export class WriteImportedProductService {
  constructor(
    private readonly newProducts: CreateProductService,
    private readonly products: AdminProductQueriesService,
    private readonly stock: StockService,
    private readonly changes: AdminChangesService,
  ) {}

  /** A new product stays off the shelf until it has its picture. */
  async create(manager: EntityManager, actor: Actor, values: NewValues): Promise<WrittenProduct> {
    const product = await this.newProducts.create(manager, {
      ...rowOf(values),
      pictures: [],
    });
    await this.changes.record(manager, actor, creationOf(product));
    return writtenFrom(product);
  }

  /**
   * Creates many products in one statement. Null for those whose address is taken, which `create` gives
   * another one.
   */
  async createAll(
    manager: EntityManager,
    actor: Actor,
    all: readonly NewValues[],
  ): Promise<(WrittenProduct | null)[]> {
    const rows = all.map((values) => ({ ...rowOf(values), slug: slugOf(values.slug ?? values.name) }));
    const created = await manager.query<CreatedProduct[]>(
      `INSERT INTO product (slug, name, category_id, description, material, dimensions, care, price_kurus,
         stock_quantity, min_stock, is_unlimited, is_active, weight_grams, preparation_days, vat_rate_id, created_at)
       SELECT slug, name, "categoryId", description, material, dimensions, care, "priceKurus",
         "stockQuantity", "minStock", "isUnlimited", "isActive", "weightGrams", "preparationDays", "vatRateId",
         clock_timestamp()
       FROM jsonb_to_recordset($1) AS given (slug text, name text, "categoryId" integer, description text,
         material text, dimensions text, care text, "priceKurus" integer, "stockQuantity" integer,
         "minStock" integer, "isUnlimited" boolean, "isActive" boolean, "weightGrams" integer,
         "preparationDays" smallint, "vatRateId" text)
       WHERE slug <> ''
       ON CONFLICT (slug) DO NOTHING
       RETURNING id, slug, name, price_kurus AS "priceKurus", stock_quantity AS "stockQuantity", version,
         stock_count_version AS "stockCountVersion"`,
      [JSON.stringify(rows)],
    );
    await this.changes.recordAll(manager, actor, created.map(creationOf));
    const bySlug = new Map(created.map((product) => [product.slug, product]));
    return rows.map(({ slug }) => {
      const product = bySlug.get(slug);
      // Of two lines with one address only the first gets it.
      bySlug.delete(slug);
      return product ? writtenFrom(product) : null;
    });
  }

  /** Throws product_not_found, changed_meanwhile, stock_below_held and stock_above_maximum. */
  async change(
    manager: EntityManager,
    actor: Actor,
    { productId: id, values }: { readonly productId: string; readonly values: ItemValues },
  ): Promise<WrittenProduct> {
    await this.stock.lock(manager, [id]);
    const before = await this.products.get(manager, id);
    const { stock, version } = before;
    const { slug: _slug, stockQuantity: counted = stock.quantity, minStock, isUnlimited, ...fields } = values;
    await manager
      .createQueryBuilder()
      .update(Product)
      .set({ ...fields, updatedAt: () => 'clock_timestamp()' })
      .where({ id, version })
      .execute();
    await this.stock.recount(manager, {
      productId: id,
      read: stock.quantity,
      counted,
      countVersion: stock.countVersion,
    });
    await this.stock.setLimits(manager, id, {
      minStock: minStock ?? stock.minStock,
      isUnlimited: isUnlimited ?? stock.isUnlimited,
    });
    const after = await this.products.get(manager, id);
    await this.changes.record(
      manager,
      actor,
      productChange({ product: after, event: 'product_edited', before, after }),
    );
    return {
      productId: id,
      before: productValues(before),
      version: after.version,
      countVersion: after.stock.countVersion,
    };
  }
}

/** What a new product is when the table does not say it. */
function rowOf(values: NewValues) {
  const none = { ...emptyTexts(PRODUCT_TEXTS), stockQuantity: 0, minStock: 0, isUnlimited: false };
  return { ...none, ...values, isActive: false };
}

function writtenFrom({ id, version, stockCountVersion }: CreatedProduct): WrittenProduct {
  return { productId: id, before: null, version, countVersion: stockCountVersion };
}

function creationOf({ id, name, priceKurus, stockQuantity }: CreatedProduct): AdminChange {
  return {
    type: 'product_updated',
    event: 'product_created',
    recordKind: 'product',
    recordId: id,
    label: name,
    before: null,
    after: { name, priceKurus, stockQuantity },
  };
}
