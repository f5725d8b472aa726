import { All, Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { CategoryView } from '../../contract/catalog/catalog.views.js';
import { ProductQueries } from '../catalog/product-queries.service.js';
import { refuseOtherMethods } from './read-methods.js';

export interface RestCategory {
  readonly id: number;
  readonly name: string;
}

/** GET /api/product_categories.php */
@Controller('api/product_categories.php')
export class ProductCategoriesController {
  constructor(@Inject(ProductQueries) private readonly products: ProductQueries) {}

  @Get()
  async list(): Promise<{ readonly success: true; readonly categories: readonly RestCategory[] }> {
    return { success: true, categories: (await this.products.categories()).map(restCategory) };
  }

  @All()
  refuse(@Res({ passthrough: true }) response: Response): never {
    refuseOtherMethods(response);
  }
}

export function restCategory({ id, name }: CategoryView): RestCategory {
  return { id, name };
}
