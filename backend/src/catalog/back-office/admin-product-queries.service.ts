import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageOf, paginationOf } from '../../../contract/admin/page.query.js';
import { AppError } from '../../../contract/app-error.js';
import type { AdminProductRow, AdminProductView } from '../../../contract/catalog/admin-catalog.views.js';
import type { AdminProductSort, AdminProductsQuery } from '../../../contract/catalog/admin-products.query.js';
import { toAdminProduct, toAdminProductRow } from './admin-product.mapper.js';
import { narrowToProducts } from '../product-search.js';
import { Product } from '../product.entity.js';
import { AVAILABLE, OF_STOCK } from './stock-filter-sql.js';

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
  constructor(private readonly dataSource: DataSource) {}

  async list(query: AdminProductsQuery): Promise<PageOf<AdminProductRow>> {
    const { page = 1, perPage = DEFAULT_PAGE_SIZE, sort = 'createdAt', sortOrder = 'desc' } = query;
    const [products, totalRecords] = await narrowed(withMainPicture(this.dataSource.manager), query)
      .addSelect(STOCK_LEVEL, 'stock_level')
      .orderBy(SORT_FIELDS[sort], sortOrder === 'asc' ? 'ASC' : 'DESC')
      .addOrderBy('product.id', 'ASC')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .getManyAndCount();
    return { items: products.map(toAdminProductRow), pagination: paginationOf(query, { totalRecords }) };
  }

  async view(id: string): Promise<AdminProductView> {
    return this.get(this.dataSource.manager, id);
  }

  /** Throws product_not_found. */
  async get(manager: EntityManager, id: string): Promise<AdminProductView> {
    const product = await manager
      .createQueryBuilder(Product, 'product')
      .innerJoinAndSelect('product.category', 'category')
      .leftJoinAndSelect('product.pictures', 'picture')
      .leftJoinAndSelect('picture.mediaFile', 'file')
      .where({ id })
      .getOne();
    if (!product) throw new AppError('product_not_found');
    return toAdminProduct(product);
  }
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
