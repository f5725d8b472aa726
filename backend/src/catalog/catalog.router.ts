import { Injectable } from '@nestjs/common';
import { ProductListQuery } from '../../contract/catalog/product-list.query.js';
import { ProductQuery } from '../../contract/catalog/product.query.js';
import { dtoInput } from '../api/dto-input.js';
import { slugInput } from '../api/slug-input.js';
import { procedureOf, router } from '../api/trpc.js';
import { ProductQueriesService } from './product-queries.service.js';

const productListQuery = dtoInput(ProductListQuery);

@Injectable()
export class CatalogRouter {
  constructor(private readonly products: ProductQueriesService) {}

  readonly router = router({
    products: procedureOf('shop')
      .input((input: unknown): ProductListQuery | undefined => productListQuery(input ?? {}))
      .query(({ input = {} }) => this.products.list(input)),
    product: procedureOf('shop')
      .input(slugInput(ProductQuery, 'product_not_found'))
      .query(({ input }) => this.products.getBySlug(input.slug)),
    categories: procedureOf('shop').query(() => this.products.shownCategories()),
  });
}
