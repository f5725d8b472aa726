import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AppError } from '../../contract/app-error.js';
import type { CategoryView, ProductPage, ProductView } from '../../contract/catalog/catalog.views.js';
import { DEFAULT_CATEGORY_SLUG } from '../../contract/catalog/category.dto.js';
import { PRODUCT_TEXTS } from '../../contract/catalog/product-fields.js';
import { type ProductListQuery, PRODUCTS_PER_PAGE } from '../../contract/catalog/product-list.query.js';
import type { UntaxedItem } from '../../contract/checkout/quote.js';
import { Category } from './category.entity.js';
import { narrowToSearch } from './product-search.js';
import { Product } from './product.entity.js';
import {
  type ProductSnapshot,
  toCategory,
  toPricedItem,
  type ProductAddress,
  toProduct,
  toProductAddress,
  toProductCard,
  toSnapshot,
} from './product.mapper.js';
import { suggestSearch } from './suggest-search.js';

export type { ProductSnapshot } from './product.mapper.js';

/** Other strings cannot be a product's id, and the database would refuse to compare them. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads products for visitors and for other modules. */
@Injectable()
export class ProductQueriesService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: ProductListQuery): Promise<ProductPage> {
    const { page = 1, search = '' } = query;
    const [products, total] = await narrowToSearch(withMainPicture(this.dataSource.manager), query)
      .limit(PRODUCTS_PER_PAGE)
      .offset((page - 1) * PRODUCTS_PER_PAGE)
      .getManyAndCount();
    const suggestion =
      total === 0 && search !== '' ? await suggestSearch(this.dataSource.manager, search) : null;
    return { products: products.map(toProductCard), total, page, perPage: PRODUCTS_PER_PAGE, suggestion };
  }

  /** Throws product_not_found. */
  async getBySlug(slug: string): Promise<ProductView> {
    const product = await withAllPictures(this.dataSource.manager).where({ slug, isActive: true }).getOne();
    if (!product) throw new AppError('product_not_found');
    return toProduct(product);
  }

  /** The categories that visitors can choose; 'genel' is left out while it is empty. */
  async shownCategories(): Promise<CategoryView[]> {
    const categories = await this.dataSource.manager
      .createQueryBuilder(Category, 'category')
      .where('category.slug <> :genel', { genel: DEFAULT_CATEGORY_SLUG })
      .orWhere('EXISTS (SELECT FROM product WHERE category_id = category.id AND is_active)')
      .orderBy({ 'category.displayOrder': 'ASC', 'category.name': 'ASC', 'category.id': 'ASC' })
      .getMany();
    return categories.map(toCategory);
  }

  async categories(): Promise<CategoryView[]> {
    const categories = await this.dataSource.manager.find(Category, {
      order: { displayOrder: 'ASC', name: 'ASC', id: 'ASC' },
    });
    return categories.map(toCategory);
  }

  /** Complete products, newest first, for clients that filter by themselves. */
  async wholeProducts({ page, perPage }: { readonly page: number; readonly perPage: number }): Promise<{
    readonly products: readonly ProductView[];
    readonly total: number;
  }> {
    const { manager } = this.dataSource;
    const [onPage, total] = await narrowToSearch(manager.createQueryBuilder(Product, 'product'), {})
      .select(['product.id', 'product.createdAt'])
      .limit(perPage)
      .offset((page - 1) * perPage)
      .getManyAndCount();
    if (onPage.length === 0) return { products: [], total };
    const whole = await withAllPictures(manager)
      .where({ id: In(onPage.map(({ id }) => id)) })
      .getMany();
    const byId = new Map(whole.map((product) => [product.id, product]));
    return { products: onPage.flatMap(({ id }) => byId.get(id) ?? []).map(toProduct), total };
  }

  /** The addresses of products for the sitemap, newest first. */
  async addresses(limit: number): Promise<ProductAddress[]> {
    const products = await this.dataSource.manager.find(Product, {
      where: { isActive: true },
      relations: { pictures: { mediaFile: true } },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: limit,
    });
    return products.map(toProductAddress);
  }

  /** Data for pricing by id; unknown products and those not for sale are absent. */
  async pricedProducts(manager: EntityManager, ids: readonly string[]): Promise<Map<string, UntaxedItem>> {
    const products = await forSale(manager, ids);
    return new Map(products.map((product) => [product.id, toPricedItem(product)]));
  }

  /** Data for order lines by id; unknown products and those not for sale are absent. */
  async productSnapshots(
    manager: EntityManager,
    ids: readonly string[],
  ): Promise<Map<string, ProductSnapshot>> {
    const products = await forSale(manager, ids);
    return new Map(products.map((product) => [product.id, toSnapshot(product)]));
  }
}

/** Only the columns for pricing and order lines, because a checkout reads them twice. */
const SALE_FIELDS = [
  ...PRODUCT_TEXTS.map((name) => `product.${name}`),
  ...['product.id', 'product.categoryId', 'product.priceKurus', 'product.vatRateId'],
  ...['product.priorPriceKurus', 'product.weightGrams', 'product.preparationDays'],
  ...['product.isUnlimited', 'product.stockQuantity', 'product.heldQuantity'],
  ...['picture.productId', 'picture.position', 'picture.alt', 'picture.focusX', 'picture.focusY'],
  ...['file.id', 'file.fileName', 'file.width', 'file.height', 'file.placeholder'],
];

async function forSale(manager: EntityManager, ids: readonly string[]): Promise<Product[]> {
  const possible = ids.filter((id) => UUID.test(id));
  if (possible.length === 0) return [];
  return manager
    .createQueryBuilder(Product, 'product')
    .leftJoin('product.pictures', 'picture', 'picture.position = 0')
    .leftJoin('picture.mediaFile', 'file')
    .select(SALE_FIELDS)
    .where({ id: In(possible), isActive: true })
    .getMany();
}

function withMainPicture(manager: EntityManager) {
  return manager
    .createQueryBuilder(Product, 'product')
    .innerJoinAndSelect('product.category', 'category')
    .leftJoinAndSelect('product.pictures', 'picture', 'picture.position = 0')
    .leftJoinAndSelect('picture.mediaFile', 'file');
}

function withAllPictures(manager: EntityManager) {
  return manager
    .createQueryBuilder(Product, 'product')
    .innerJoinAndSelect('product.category', 'category')
    .leftJoinAndSelect('product.pictures', 'picture')
    .leftJoinAndSelect('picture.mediaFile', 'file');
}
