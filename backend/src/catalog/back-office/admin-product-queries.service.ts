import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import type { SheetFormat } from '../../../contract/admin/sheet-format.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminProductRow, AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import type { AdminProductSort, AdminProductsQuery } from '../../../contract/catalog/admin-products.query.js';
import { type Sheet, sheetOf } from '../../platform/lists/sheet.js';
import { countWaiting } from '../stock-wishes/count-waiting.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { toAdminProduct, toAdminProductRow } from './admin-product.mapper.js';
import { narrowToProducts } from '../product-search.js';
import { Product } from '../product.entity.js';
import { productSheet } from './product-sheet.js';
import { AVAILABLE, OF_STOCK } from './stock-filter-sql.js';

/** Products read at once for a download. */
const SHEET_BATCH = 500;

/** For sorting by stock: unlimited products come after all others. */
const STOCK_LEVEL = `CASE WHEN product.is_unlimited THEN 2147483647 ELSE ${AVAILABLE} END`;

const SORT_FIELDS: Record<AdminProductSort, string> = {
  createdAt: 'product.createdAt',
  name: 'product.name',
  price: 'product.priceKurus',
  stock: 'stock_level',
};

/** Reads products for the studio, including those that are not for sale. */
@Injectable()
export class AdminProductQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly studio: CurrentStudio,
  ) {}

  async list(query: AdminProductsQuery): Promise<PageOf<AdminProductRow>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE, sort = 'createdAt', sortOrder = 'desc' } = query;
    const [products, totalRecords] = await narrowed(withMainPicture(this.dataSource.manager), query)
      .addSelect(STOCK_LEVEL, 'stock_level')
      .orderBy(SORT_FIELDS[sort], sortOrder === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('product.id', 'ASC')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .getManyAndCount();
    const waiting = await countWaiting(
      this.dataSource.manager,
      products.map(({ id }) => id),
    );
    return {
      items: products.map((product) => toAdminProductRow(product, waiting.get(product.id))),
      pagination: paginationOf(query, { totalRecords }),
    };
  }

  /** All products that match the query, as a table for download. */
  sheet(query: AdminProductsQuery, format?: SheetFormat): Sheet {
    return sheetOf(productSheet(this.studio.vat), this.batches(query), format);
  }

  async view(id: string): Promise<AdminProductView> {
    return this.get(this.dataSource.manager, id);
  }

  /** The ids are read at once, in the order of the list; the products in batches. */
  private async *batches(query: AdminProductsQuery): AsyncGenerator<Product[]> {
    const rows = await narrowed(
      this.dataSource.manager.createQueryBuilder(Product, 'product').where('true'),
      query,
    )
      .select('product.id', 'id')
      .orderBy('product.createdAt', 'DESC')
      .addOrderBy('product.id', 'ASC')
      .getRawMany<{ id: string }>();
    for (let from = 0; from < rows.length; from += SHEET_BATCH) {
      const ids = rows.slice(from, from + SHEET_BATCH).map(({ id }) => id);
      yield await withAllPictures(this.dataSource.manager)
        .where('product.id = ANY (:ids)', { ids })
        .orderBy('product.createdAt', 'DESC')
        .addOrderBy('product.id', 'ASC')
        .addOrderBy('picture.position', 'ASC')
        .getMany();
    }
  }

  /** Throws product_not_found. */
  async get(manager: EntityManager, id: string): Promise<AdminProductView> {
    const product = await withAllPictures(manager).where({ id }).getOne();
    if (!product) throw new AppError('product_not_found');
    const waiting = await countWaiting(manager, [id]);
    return toAdminProduct(product, waiting.get(id));
  }
}

function withAllPictures(manager: EntityManager): SelectQueryBuilder<Product> {
  return manager
    .createQueryBuilder(Product, 'product')
    .innerJoinAndSelect('product.category', 'category')
    .leftJoinAndSelect('product.pictures', 'picture')
    .leftJoinAndSelect('picture.mediaFile', 'file');
}

function withMainPicture(manager: EntityManager): SelectQueryBuilder<Product> {
  return manager
    .createQueryBuilder(Product, 'product')
    .innerJoinAndSelect('product.category', 'category')
    .leftJoinAndSelect('product.pictures', 'picture', 'picture.position = 0')
    .leftJoinAndSelect('picture.mediaFile', 'file')
    .where('true');
}

function narrowed(
  query: SelectQueryBuilder<Product>,
  { search = '', categoryId, stock, isActive }: AdminProductsQuery,
): SelectQueryBuilder<Product> {
  narrowToProducts(query, search);
  if (categoryId !== undefined) query.andWhere({ categoryId });
  if (stock !== undefined) query.andWhere(OF_STOCK[stock]);
  if (isActive !== undefined) query.andWhere({ isActive });
  return query;
}
