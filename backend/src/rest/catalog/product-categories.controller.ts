import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { CategoryView } from '../../../contract/catalog/catalog.views.js';
import { CreateCategoryDto, DEFAULT_CATEGORY_SLUG } from '../../../contract/catalog/category.dto.js';
import { RestCategoryQuery } from '../../../contract/catalog/rest-category.query.js';
import { dtoInput } from '../../api/dto-input.js';
import { CategoriesService } from '../../catalog/back-office/categories.service.js';
import { ProductQueriesService } from '../../catalog/product-queries.service.js';
import { CurrentStudio } from '../../studio/current-studio.js';
import { signedInAdmin } from '../http/signed-in-admin.js';
import { NeedsRight } from '../http/needs-right.js';

const readNew = dtoInput(CreateCategoryDto, { dropsUnknownFields: true });
const readWhich = dtoInput(RestCategoryQuery, { dropsUnknownFields: true });

/**
 * /api/product_categories.php: everybody may read categories; admins add one by POST {name} and delete one by
 * DELETE ?id={id}.
 */
@Controller('api/product_categories.php')
export class ProductCategoriesController {
  constructor(
    private readonly products: ProductQueriesService,
    private readonly categories: CategoriesService,
    private readonly studio: CurrentStudio,
  ) {}

  @Get()
  async list() {
    const categories = (await this.studio.uses('shop')) ? await this.products.categories() : [];
    return { success: true, categories: categories.map(restCategory) };
  }

  @Post()
  @NeedsRight('products.change')
  @HttpCode(200)
  async create(@Body() body: unknown, @Req() request: Request) {
    const category = await this.categories.create(signedInAdmin(request), readNew(body));
    return { success: true, message: 'Kategori başarıyla oluşturuldu.', category: restCategory(category) };
  }

  @Delete()
  @NeedsRight('products.change')
  async remove(@Query() query: Record<string, unknown>, @Req() request: Request) {
    await this.categories.remove(signedInAdmin(request), readWhich(query));
    return { success: true, message: 'Kategori başarıyla silindi.' };
  }
}

/** Documented clients expect the default category's name in lower case. */
export function restCategory({ id, name, slug }: CategoryView) {
  return { id, name: slug === DEFAULT_CATEGORY_SLUG ? DEFAULT_CATEGORY_SLUG : name };
}
