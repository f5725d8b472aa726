import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Post,
  Query,
  Req,
  UploadedFiles,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { AdminProductQuery, MAX_ADDITIONAL_PICTURES } from '../../../contract/catalog/product.dto.js';
import { REST_PRODUCTS_LIMIT, RestProductsQuery } from '../../../contract/catalog/rest-products.query.js';
import { kurusToLira } from '../../../contract/common/money.js';
import { dtoInput } from '../../api/dto-input.js';
import type { ProductView } from '../../../contract/catalog/catalog.views.js';
import { ProductQueriesService } from '../../catalog/product-queries.service.js';
import { ProductActionsService } from '../../catalog/back-office/product-actions.service.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { restCategory } from './product-categories.controller.js';
import { restSpecifications } from './rest-product.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { TakeProductFormService } from './take-product-form.service.js';
import { takesFiles, type UploadedFile } from '../http/uploaded-files.js';
import { NeedsRight } from '../http/needs-right.js';

const readQuery = dtoInput(RestProductsQuery, { dropsUnknownFields: true });
const readId = dtoInput(AdminProductQuery, { dropsUnknownFields: true });

/**
 * GET /api/products.php; with ?categories=true the answer of product_categories.php. For admins: POST creates
 * a product from a multipart form, or changes one with ?id={id}; DELETE ?id={id} removes it.
 */
@Controller('api/products.php')
export class ProductsController {
  constructor(
    private readonly products: ProductQueriesService,
    private readonly forms: TakeProductFormService,
    private readonly actions: ProductActionsService,
    private readonly studio: CurrentStudio,
  ) {}

  @Get()
  async list(@Query() query: Record<string, unknown>) {
    if (!(await this.studio.uses('shop'))) return nothingOf(query);
    if (query['categories'] === 'true') {
      return { success: true, categories: (await this.products.categories()).map(restCategory) };
    }
    const { page = 1, per_page: perPage = REST_PRODUCTS_LIMIT } = readQuery(query);
    const { products, total } = await this.products.wholeProducts({ page, perPage });
    return { success: true, products: products.map(restProduct), total };
  }

  @Post()
  @NeedsRight('products.change')
  @HttpCode(200)
  @UseInterceptors(takesFiles(1 + MAX_ADDITIONAL_PICTURES + 1, 'too_many_product_pictures'))
  async save(
    @Body() body: object | undefined,
    @UploadedFiles() files: readonly UploadedFile[] | undefined,
    @Req() request: Request,
  ) {
    const actor = signedInAdmin(request);
    const sent = { form: { ...body }, files: files ?? [] };
    if (request.query['id'] === undefined) {
      const { id } = await this.forms.create(actor, sent);
      return { success: true, message: 'Ürün başarıyla eklendi.', id };
    }
    const { id } = await this.forms.update(actor, readId(request.query).id, sent);
    return { success: true, message: 'Ürün başarıyla güncellendi.', id };
  }

  @Delete()
  @NeedsRight('products.change')
  async remove(@Query() query: Record<string, unknown>, @Req() request: Request) {
    await this.actions.remove(signedInAdmin(request), readId(query));
    return { success: true, message: 'Ürün başarıyla silindi.' };
  }
}

/** The answer of a studio that sells no pieces. */
function nothingOf(query: Record<string, unknown>) {
  return query['categories'] === 'true'
    ? { success: true, categories: [] }
    : { success: true, products: [], total: 0 };
}

/**
 * `stock_quantity` is what can be bought now; 0 with unlimited stock, which `is_unlimited` indicates.
 */
function restProduct(product: ProductView) {
  const { id, name, description, stock, minStock } = product;
  const [image = null, ...additional] = product.pictures.map(({ fileName }) => fileName);
  return {
    id,
    name,
    description,
    price: kurusToLira(product.priceKurus),
    prior_price: product.priorPriceKurus && kurusToLira(product.priorPriceKurus),
    image,
    additional_images: additional,
    category: restCategory(product.category).name,
    ...restSpecifications(product),
    stock_quantity: stock.available ?? 0,
    min_stock: minStock,
    stock_status: stock.status,
    is_unlimited: stock.available === null,
  };
}
