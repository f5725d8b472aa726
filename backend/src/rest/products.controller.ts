import { All, Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { REST_PRODUCTS_LIMIT, RestProductsQuery } from '../../contract/catalog/rest-products.query.js';
import type { StockStatus } from '../../contract/catalog/stock.js';
import { kurusToLira } from '../../contract/common/money.js';
import { dtoInput } from '../api/dto-input.js';
import { ProductQueries, type ShelfProduct } from '../catalog/product-queries.service.js';
import { refuseOtherMethods } from './read-methods.js';
import { type RestCategory, restCategory } from './product-categories.controller.js';

const readQuery = dtoInput(RestProductsQuery, { dropsUnknownFields: true });

interface RestProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly image: string | null;
  readonly additional_images: readonly string[];
  readonly category: string;
  readonly material: string;
  readonly dimensions: string;
  readonly care: string;
  /** Pieces that can be bought now; 0 when the stock is unlimited, as `is_unlimited` then says. */
  readonly stock_quantity: number;
  readonly min_stock: number;
  readonly stock_status: StockStatus;
  readonly is_unlimited: boolean;
}

interface RestProductList {
  readonly success: true;
  readonly products: readonly RestProduct[];
  readonly total: number;
}

/** GET /api/products.php, and with ?categories=true what product_categories.php says. */
@Controller('api/products.php')
export class ProductsController {
  constructor(@Inject(ProductQueries) private readonly products: ProductQueries) {}

  @Get()
  async list(
    @Query() query: Record<string, unknown>,
  ): Promise<RestProductList | { readonly success: true; readonly categories: readonly RestCategory[] }> {
    if (query['categories'] === 'true') {
      return { success: true, categories: (await this.products.categories()).map(restCategory) };
    }
    const { page = 1, per_page: perPage = REST_PRODUCTS_LIMIT } = readQuery(query);
    const { products, total } = await this.products.shelf({ page, perPage });
    return { success: true, products: products.map(restProduct), total };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}

function restProduct(product: ShelfProduct): RestProduct {
  const { id, name, description, material, dimensions, care, stock, minStock } = product;
  const [image = null, ...additional] = product.pictures.map(({ fileName }) => fileName);
  return {
    id,
    name,
    description,
    price: kurusToLira(product.priceKurus),
    image,
    additional_images: additional,
    category: product.category.name,
    material,
    dimensions,
    care,
    stock_quantity: stock.available ?? 0,
    min_stock: minStock,
    stock_status: stock.status,
    is_unlimited: stock.available === null,
  };
}
